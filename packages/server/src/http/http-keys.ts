import {
  aBoolean,
  aFunction,
  aText,
  type KeysOf,
  objectWith,
  texts,
  textsOrAny,
} from "@mcp-actors/transport";
import type { SqliteStores } from "../node/sqlite-stores.ts";
import { SERVER_KEYS } from "../server-keys.ts";
import type { FetchHandlerOptions } from "./create-fetch-handler.ts";
import type { HttpOptions, SessionOptions } from "./http-options.ts";

/** What whoever serves over HTTP may be told. */
export const HTTP_KEYS: KeysOf<HttpOptions> = {
  ...SERVER_KEYS,
  authenticate: aFunction,
  allowedHosts: texts,
  allowedOrigins: textsOrAny,
  cors: aBoolean,
  sessions: 1,
  json: aBoolean,
  sse: aBoolean,
  authenticateTimeout: 1,
  maxBodyBytes: 1,
  bodyTimeout: 1,
  keepAlive: 1,
  streamAfter: 1,
  outboxLimit: 1,
  stallTimeout: 1,
};

/** What a handler of requests may be told. */
export const HANDLER_KEYS: KeysOf<FetchHandlerOptions> = {
  ...HTTP_KEYS,
  path: aText,
  loopback: aBoolean,
};

/** What may be said of sessions: also `close`, for the stores of a file are passed whole. */
export const SESSION_KEYS: KeysOf<SessionOptions & Pick<SqliteStores, "close">> = {
  close: 1,
  store: objectWith("save", "take"),
  events: objectWith("append", "after", "forget"),
  restAfter: 1,
  timeout: 1,
  limit: 1,
  limitPerClient: 1,
};
