import type { SessionTerms } from "@mcp-actors/machine";
import type { ListenFilter } from "../changes/listen-filter.ts";
import type { ServedRequest } from "../request/served-request.ts";
import type { Session } from "./session.ts";

/** Whoever keeps the one session of a client, and its streams of changes. */
export interface SessionOpener {
  readonly session: Session | undefined;
  /** Opens the session that a request asks for. */
  openSession(terms: SessionTerms, request: ServedRequest): void;
  /** Tells the client of changes from now on, in the exchange of a request. */
  listen(request: ServedRequest, filter: ListenFilter): void;
}
