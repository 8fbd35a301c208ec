import type { KeysOf } from "@mcp-actors/machine";
import type { ConnectOptions } from "./options.ts";

/** What `connect` may be told. */
export const CONNECT_KEYS: KeysOf<ConnectOptions> = {
  client: 1,
  era: 1,
  timeout: 1,
  maxTotalTimeout: 1,
  signal: 1,
  onEvent: 1,
  onNotification: 1,
  onLog: 1,
  middleware: 1,
  limits: 1,
  supervision: 1,
  timeouts: 1,
  liveness: 1,
  inspect: 1,
  clock: 1,
  elicitation: 1,
  sampling: 1,
  roots: 1,
  headers: 1,
  authorize: 1,
  fetch: 1,
  maxMessageBytes: 1,
};
