/** How it stands with a program. */
export type Standing =
  | { readonly kind: "starts" | "listens" }
  /** It ended by itself, and is started again after a while, in ms: the so-manieth time in a row. */
  | { readonly kind: "waits"; readonly delay: number; readonly turn: number; readonly of: number }
  /** It ended too often in a row, the last time for this reason, and wrote this last. */
  | { readonly kind: "failed"; readonly why: string; readonly last: readonly string[] };

/** It is being started. */
export const STARTS: Standing = { kind: "starts" };
/** It is there. */
export const LISTENS: Standing = { kind: "listens" };
