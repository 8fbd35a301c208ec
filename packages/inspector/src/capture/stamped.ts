import type { RecordHead } from "../records/index.ts";

const SECOND = 1_000_000;

/** Who, which and when of a draft; it is kept in whole numbers, for one that is not is an object of its own to keep. */
export abstract class Stamped implements RecordHead {
  readonly peer: string;
  readonly seq: number;
  readonly #seconds: number;
  readonly #micros: number;

  constructor({ peer, seq, at }: RecordHead) {
    this.peer = peer;
    this.seq = seq;
    this.#seconds = Math.trunc(at / SECOND);
    this.#micros = at - this.#seconds * SECOND;
  }

  /** In µs since the Unix epoch. */
  get at(): number {
    return this.#seconds * SECOND + this.#micros;
  }
}
