import {
  aBoolean,
  aFunction,
  anObserver,
  functions,
  type KeysOf,
  objectWith,
  texts,
} from "@mcp-actors/machine";
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
  clock: objectWith("now", "setTimeout", "clearTimeout"),
};

/** Of the options of a server and its wire, those of the server. */
export function serverOptionsOf(options: ServerOptions): ServerOptions {
  const names = Object.keys(SERVER_KEYS).filter((name) => name in options);
  return Object.fromEntries(names.map((name) => [name, Reflect.get(options, name)]));
}
