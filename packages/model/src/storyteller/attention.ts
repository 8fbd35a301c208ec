import { SHAPE } from "./shape.ts";

const HEAD_WIDTH = SHAPE.width / SHAPE.heads;

/** The keys and values of one layer, of every token so far: what makes one more token cheap. */
export class Attention {
  readonly #keys = new Float32Array(SHAPE.window * SHAPE.width);
  readonly #values = new Float32Array(SHAPE.window * SHAPE.width);
  readonly #weights = new Float32Array(SHAPE.window);

  /** Takes the query, key and value of the token at a position, and looks back from there, into `output`. */
  look(queryKeyValue: Float32Array, position: number, output: Float32Array): void {
    const { width, heads } = SHAPE;
    this.#keys.set(queryKeyValue.subarray(width, 2 * width), position * width);
    this.#values.set(queryKeyValue.subarray(2 * width), position * width);
    for (let head = 0; head < heads; head += 1) {
      const start = head * HEAD_WIDTH;
      const total = this.#weigh(queryKeyValue, position, start);
      for (let i = start; i < start + HEAD_WIDTH; i += 1) {
        output[i] = this.#blend(position, i) / total;
      }
    }
  }

  /** Weighs each token so far by how well its key suits the query; gives the sum of the weights. */
  #weigh(query: Float32Array, position: number, start: number): number {
    const weights = this.#weights;
    let highest = -1e9;
    for (let token = 0; token <= position; token += 1) {
      const score = this.#score(query, token, start);
      weights[token] = score;
      highest = Math.max(highest, score);
    }
    let total = 0;
    for (let token = 0; token <= position; token += 1) {
      weights[token] = Math.exp((weights[token] ?? 0) - highest);
      total += weights[token] ?? 0;
    }
    return total;
  }

  #score(query: Float32Array, token: number, start: number): number {
    const row = token * SHAPE.width;
    let sum = 0;
    for (let i = start; i < start + HEAD_WIDTH; i += 1) {
      sum += (query[i] ?? 0) * (this.#keys[row + i] ?? 0);
    }
    return sum / Math.sqrt(HEAD_WIDTH);
  }

  #blend(position: number, at: number): number {
    let sum = 0;
    for (let token = 0; token <= position; token += 1) {
      sum += (this.#weights[token] ?? 0) * (this.#values[token * SHAPE.width + at] ?? 0);
    }
    return sum;
  }
}
