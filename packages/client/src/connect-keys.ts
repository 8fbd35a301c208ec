import {
  aFunction,
  anAmount,
  anObject,
  anObserver,
  functions,
  type KeysOf,
  namedTexts,
  objectWith,
} from "@mcp-actors/machine";
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
  clock: objectWith("now", "setTimeout", "clearTimeout"),
  elicitation: 1,
  sampling: 1,
  roots: 1,
  headers: namedTexts,
  authorize: aFunction,
  fetch: aFunction,
  maxMessageBytes: anAmount,
};
