import type { HeaderFields } from "@mcp-actors/protocol/http";
import type { StoredEvent } from "./event-store.ts";
import type { StreamTerms } from "./event-stream.ts";

/** The session that a stream is of. */
export interface StreamOwner {
  readonly terms: StreamTerms;
  /** Whether no reply may become a stream. */
  readonly json: boolean;
  /** Whether clients can come back to a stream. */
  readonly isResumable: boolean;
  /** Whether a stream may be closed before its answer, for its client to come back. */
  readonly polling: boolean;
  /** What every reply of the session has among its headers. */
  fields(): HeaderFields | undefined;
  /** Keeps an event for clients that come back. */
  keep(event: StoredEvent): void;
  /** A client looks on no more. */
  left(): void;
}
