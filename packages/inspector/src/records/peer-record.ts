import type { RecordHead } from "./record-head.ts";

/** One end that is inspected: a client, a server, or another root of actors. Told again when more is known; the last holds. */
export interface PeerRecord extends RecordHead {
  readonly kind: "peer";
  /** What it is: `client`, `server`, `model client`, `model server`, or `actors` for any other XState root. */
  readonly role: string;
  /** How it names itself. */
  readonly name: string;
  /** Version it gives itself. */
  readonly version?: string;
  /** Where a client connects to, as text with its credentials redacted. */
  readonly target?: string;
  /** Title of the process, as in `head`. */
  readonly title?: string;
  /** Process id, where there is one. */
  readonly pid?: number;
}
