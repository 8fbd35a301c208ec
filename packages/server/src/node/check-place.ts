import { toWords } from "@mcp-actors/transport";

/** Where to listen, of which nothing is known yet. */
interface Place {
  readonly port?: unknown;
  readonly host?: unknown;
  readonly path?: unknown;
}

/** Throws where options name a place to listen at that can be none. */
export function checkPlace({ port = 0, host = "", path = "" }: Place): void {
  checkText("host", host);
  checkText("path", path);
  if (typeof port !== "number") throw new TypeError(portFault(port));
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new RangeError(portFault(port));
}

function portFault(port: unknown): string {
  return `Option port must be a whole number from 0 to 65535, not ${toWords(port)}`;
}

function checkText(option: string, value: unknown): void {
  if (typeof value === "string") return;
  throw new TypeError(`Option ${option} must be a text, not ${toWords(value)}`);
}
