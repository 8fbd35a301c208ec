import type { SessionTerms } from "@mcp-actors/machine";
import type { LoggingLevel } from "@mcp-actors/protocol";
import type { ListenFilter } from "../changes/listen-filter.ts";
import type { ServedRequest } from "../request/served-request.ts";

/** What methods do with the session of a client. */
export interface ClientSession {
  /** URIs of the resources that it is told of. */
  readonly resources: readonly string[];
  setLogLevel(level: LoggingLevel): void;
  subscribe(uri: string): void;
  unsubscribe(uri: string): void;
}

/** Whoever keeps the one session of a client, and its streams of changes. */
export interface SessionOpener {
  readonly session: ClientSession | undefined;
  /** Opens the session that a request asks for. */
  openSession(terms: SessionTerms, request: ServedRequest): void;
  /** Tells the client of changes from now on, in the exchange of a request. */
  listen(request: ServedRequest, filter: ListenFilter): void;
}
