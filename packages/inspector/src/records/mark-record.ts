import type { Json } from "./json.ts";
import type { RecordHead } from "./record-head.ts";

/** Something worth a line that is no event of an actor. */
export interface MarkRecord extends RecordHead {
  readonly kind: "mark";
  /** Who says it: `user` by `inspector.mark()`, `end` for what a client or server tells on `onEvent`, `inspector` of itself. */
  readonly source: "user" | "end" | "inspector";
  /** What it is, such as `connection.state`, `message.stray`, `request.overflowed`. */
  readonly label: string;
  /** What else is to be said. */
  readonly detail?: Json;
}
