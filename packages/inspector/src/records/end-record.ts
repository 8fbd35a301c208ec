import type { Json } from "./json.ts";
import type { ActorRecordHead, RecordHead } from "./record-head.ts";

/** An actor came to its end; nothing of it follows but dead letters. */
export interface ActorEndRecord extends ActorRecordHead {
  readonly kind: "end";
  readonly of: "actor";
  readonly status: "done" | "error" | "stopped";
  /** What it ended with; of `done` alone. A field that came in a message points there: see `partOf`. */
  readonly output?: Json;
  /** What broke it; of `error` alone. */
  readonly error?: Json;
}

/** A peer, or with a bare process in `peer` the whole process, is over. */
export interface PeerEndRecord extends RecordHead {
  readonly kind: "end";
  readonly of: "peer" | "process";
  /** Why; absent where it was closed as it should. */
  readonly problem?: string;
}

/** Something is over. */
export type EndRecord = ActorEndRecord | PeerEndRecord;
