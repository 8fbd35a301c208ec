import {
  aClock,
  aFunction,
  anAmount,
  anObject,
  anObserver,
  functions,
  type KeysOf,
  namedTexts,
} from "@mcp-actors/transport";
import type { ConnectOptions } from "./options.ts";

/** What `connect` may be told. */
export const CONNECT_KEYS: KeysOf<ConnectOptions> = {
  client: anObject,
  era: 1,
  timeout: 1,
  maxTotalTimeout: 1,
  signal: 1,
  onEvent: aFunction,
  onNotification: aFunction,
  onLog: aFunction,
  middleware: functions,
  limits: anObject,
  supervision: anObject,
  timeouts: anObject,
  liveness: 1,
  inspect: anObserver,
  clock: aClock,
  elicitation: 1,
  sampling: 1,
  roots: 1,
  headers: namedTexts,
  authorize: aFunction,
  fetch: aFunction,
  maxMessageBytes: anAmount,
};
