import type { KeysOf } from "@mcp-actors/machine";
import type { ServerOptions } from "./server.ts";

/** What `createServer` may be told. */
export const SERVER_KEYS: KeysOf<ServerOptions> = {
  limits: 1,
  middleware: 1,
  expose: 1,
  seal: 1,
  changes: 1,
  debounced: 1,
  onEvent: 1,
  inspect: 1,
  clock: 1,
};

/** Of the options of a server and its wire, those of the server. */
export function serverOptionsOf(options: ServerOptions): ServerOptions {
  const names = Object.keys(SERVER_KEYS).filter((name) => name in options);
  return Object.fromEntries(names.map((name) => [name, Reflect.get(options, name)]));
}
