import type { RecordHead } from "./record-head.ts";

/** The version of the record format that this package writes. */
export const RECORD_VERSION = 1;

/** The first line of a file or of a stream: what format follows, and who wrote it. */
export interface HeadRecord extends RecordHead {
  readonly kind: "head";
  readonly format: "mcp-actors.records";
  /** Version of the format; a reader keeps what it does not know. */
  readonly version: number;
  /** What wrote it, such as `node 24.2.0` or `Mozilla/5.0 …`. */
  readonly runtime: string;
  /** Process id, where there is one. */
  readonly pid?: number;
  /** Title for people: the program that runs, or what the user called it. */
  readonly title?: string;
  /** The process that started this one, if that one is inspected too: its process id in `peer`. */
  readonly parent?: string;
  /** Where the process shows its own requests: a URL with `{actor}` in the place of the session id of a request's actor. */
  readonly requestUrl?: string;
}
