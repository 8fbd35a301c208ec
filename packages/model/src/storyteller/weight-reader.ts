/** Reads the tensors of a weights file one after another. */
export class WeightReader {
  readonly #buffer: ArrayBuffer;
  #at = 0;

  constructor(base64: string) {
    const text = atob(base64);
    const bytes = new Uint8Array(text.length);
    for (let i = 0; i < text.length; i += 1) bytes[i] = text.charCodeAt(i);
    this.#buffer = bytes.buffer;
  }

  /** How much is left, in bytes. */
  get left(): number {
    return this.#buffer.byteLength - this.#at;
  }

  vector(length: number): Float32Array {
    const vector = new Float32Array(this.#buffer, this.#at, length);
    this.#at += 4 * length;
    return vector;
  }

  /** A matrix of int8 rows, each with a scale of its own that they are multiplied by here. */
  matrix(rows: number, columns: number): Float32Array {
    const scales = this.vector(rows);
    const quantised = new Int8Array(this.#buffer, this.#at, rows * columns);
    this.#at += Math.ceil((rows * columns) / 4) * 4;
    const matrix = new Float32Array(rows * columns);
    for (let row = 0; row < rows; row += 1) {
      const scale = scales[row] ?? 0;
      for (let i = row * columns; i < (row + 1) * columns; i += 1) {
        matrix[i] = (quantised[i] ?? 0) * scale;
      }
    }
    return matrix;
  }
}
