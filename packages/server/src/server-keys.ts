import {
  aBoolean,
  aClock,
  aFunction,
  anObserver,
  functions,
  type KeysOf,
  objectWith,
  texts,
} from "@mcp-actors/transport";
import type { ServerOptions } from "./server.ts";

/** What `createServer` may be told. */
export const SERVER_KEYS: KeysOf<ServerOptions> = {
  limits: 1,
  middleware: functions,
  expose: aBoolean,
  seal: objectWith("seal", "open"),
  changes: objectWith("publish"),
  debounced: texts,
  onEvent: aFunction,
  inspect: anObserver,
  clock: aClock,
};
