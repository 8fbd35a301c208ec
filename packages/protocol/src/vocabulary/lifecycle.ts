import type { Params, Request, Result } from "../json-rpc.ts";
import type { CacheableResult } from "./caching.ts";
import type { ClientCapabilities, ServerCapabilities } from "./capabilities.ts";
import type { Implementation } from "./implementation.ts";

/** What a client says of itself when it opens a session. Until 2025-11-25. */
export interface InitializeRequestParams extends Params {
  /** The newest revision that the client speaks. */
  readonly protocolVersion: string;
  readonly capabilities: ClientCapabilities;
  readonly clientInfo: Implementation;
}

/** Opens a session. Until 2025-11-25. */
export interface InitializeRequest extends Request {
  readonly method: "initialize";
  readonly params: InitializeRequestParams;
}

/** What a server says of itself when a session opens. Until 2025-11-25. */
export interface InitializeResult extends Result {
  /** The revision that the session speaks from here on. */
  readonly protocolVersion: string;
  readonly capabilities: ServerCapabilities;
  readonly serverInfo: Implementation;
  /** How to use the server, for the model to read. */
  readonly instructions?: string | undefined;
}

/** Asks what a server offers, and in which revisions. Since 2026-07-28. */
export interface DiscoverRequest extends Request {
  readonly method: "server/discover";
}

/** What a server offers, and in which revisions. Since 2026-07-28. */
export interface DiscoverResult extends CacheableResult {
  readonly supportedVersions: readonly string[];
  readonly capabilities: ServerCapabilities;
  /** How to use the server, for the model to read. */
  readonly instructions?: string | undefined;
}
