import type { Norm } from "./network.ts";

/** Multiplies a matrix with a vector, row by row, into `output`. */
export function multiply(
  matrix: Float32Array,
  vector: Float32Array,
  output: Float32Array,
  bias?: Float32Array,
): void {
  const columns = vector.length;
  for (let row = 0; row < output.length; row += 1) {
    let sum = bias?.[row] ?? 0;
    const start = row * columns;
    for (let i = 0; i < columns; i += 1) sum += (matrix[start + i] ?? 0) * (vector[i] ?? 0);
    output[row] = sum;
  }
}

/** Adds a vector to another. */
export function add(sum: Float32Array, vector: Float32Array): void {
  for (let i = 0; i < sum.length; i += 1) sum[i] = (sum[i] ?? 0) + (vector[i] ?? 0);
}

/** Brings a vector to mean 0 and variance 1, then to what the network learned, into `output`. */
export function normalise(vector: Float32Array, { gain, bias }: Norm, output: Float32Array): void {
  const { length } = vector;
  let sum = 0;
  for (const value of vector) sum += value;
  const mean = sum / length;
  let squares = 0;
  for (const value of vector) squares += (value - mean) ** 2;
  const scale = 1 / Math.sqrt(squares / length + 1e-5);
  for (let i = 0; i < length; i += 1) {
    output[i] = ((vector[i] ?? 0) - mean) * scale * (gain[i] ?? 0) + (bias[i] ?? 0);
  }
}

/** Applies the Gaussian error linear unit to each value. */
export function activate(vector: Float32Array): void {
  for (let i = 0; i < vector.length; i += 1) {
    const value = vector[i] ?? 0;
    vector[i] = 0.5 * value * (1 + erf(value / Math.SQRT2));
  }
}

/** The error function, to within 1.5e-7. Abramowitz and Stegun, 7.1.26. */
function erf(x: number): number {
  const size = Math.abs(x);
  const t = 1 / (1 + 0.3275911 * size);
  const series =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return Math.sign(x) * (1 - series * Math.exp(-size * size));
}
