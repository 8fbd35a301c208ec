import type { Era, Result, ServerCapabilities } from "@mcp-actors/protocol";
import type { ServedRequest } from "../request/served-request.ts";
import type { SessionOpener } from "./session-opener.ts";

/** How one method of the specification is answered. */
export interface Method {
  readonly eras: readonly Era[];
  /** The capability without which the method is not there. */
  readonly capability?: keyof ServerCapabilities;
  /** Gives the result, or nothing where the request is answered later; throws what it fails with. */
  readonly handle: (request: ServedRequest, client: SessionOpener) => Result | undefined;
}
