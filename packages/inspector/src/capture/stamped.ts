import type { RecordHead } from "../records/index.ts";

/** Who, which and when of a draft. */
export abstract class Stamped implements RecordHead {
  readonly peer: string;
  readonly seq: number;
  readonly at: number;

  constructor({ peer, seq, at }: RecordHead) {
    this.peer = peer;
    this.seq = seq;
    this.at = at;
  }
}
