import { isRecord } from "@mcp-actors/protocol";
import type { HeaderFields } from "@mcp-actors/protocol/http";
import { isHeaderName, isHeaderValue } from "../arguments/header.ts";
import { UsageError } from "../exit/usage-error.ts";
import { expandVariables } from "./expand-variables.ts";
import type { ServerTarget, UrlTarget } from "./server-target.ts";
import { toCommandTarget } from "./to-command-target.ts";
import { toUrlTarget } from "./to-url-target.ts";

/** Where an entry stands, and what its command line adds to it. */
export interface Place {
  readonly name: string;
  /** What its paths are relative to. */
  readonly folder: string;
  /** Take the place of headers of the same names. */
  readonly headers: HeaderFields;
}

type Entry = { readonly [field: string]: unknown };

const HTTP = ["http:", "https:"];
const WEBSOCKET = ["ws:", "wss:"];

/**
 * What files of servers call the wires that have a URL, and what begins it. Which of the two ways to be reached
 * over HTTP it is, the client finds out by itself.
 */
const SCHEMES: ReadonlyMap<unknown, readonly string[]> = new Map([
  ["http", HTTP],
  ["streamable-http", HTTP],
  ["sse", HTTP],
  ["ws", WEBSOCKET],
  ["websocket", WEBSOCKET],
  ["tcp", ["tcp:"]],
  ["unix", ["unix:"]],
]);
const TYPES = ["stdio", ...SCHEMES.keys()].join(", ");

/** The server that an entry of `mcpServers` describes, with the variables in it expanded. */
export function toServerTarget(given: unknown, place: Place): ServerTarget {
  const entry: Entry = isRecord(given) ? given : {};
  const { type, url } = entry;
  if (type !== undefined && type !== "stdio" && !SCHEMES.has(type)) {
    throw new UsageError(`${place.name} has a type that is none of ${TYPES}`);
  }
  const hasUrl = type === undefined ? url !== undefined : type !== "stdio";
  return hasUrl ? toEntryUrl(entry, place) : toCommandTarget(entry, place);
}

function toEntryUrl({ type, url, headers = {} }: Entry, place: Place): UrlTarget {
  const { name } = place;
  if (typeof url !== "string") throw new UsageError(`${name} has no url`);
  const fields = { ...toHeaders(headers, name), ...place.headers };
  const text = expandVariables(url, [name, "url"]);
  const target = toUrlTarget(text, fields, `The url of ${name}`);
  const { protocol } = new URL(target.url);
  const schemes = SCHEMES.get(type) ?? [protocol];
  if (schemes.includes(protocol)) return target;
  throw new UsageError(
    `The url of ${name} is of ${protocol}, and its type ${String(type)} wants ${schemes.join(" or ")}`,
  );
}

function toHeaders(headers: unknown, name: string): HeaderFields {
  if (!isRecord(headers)) throw new UsageError(`${name} has headers that are no record`);
  const entries = Object.entries(headers).map(([header, value]) => {
    const text =
      typeof value === "string" ? expandVariables(value, [name, `headers.${header}`]) : undefined;
    if (text === undefined || !isHeaderName(header) || !isHeaderValue(text)) {
      throw new UsageError(`${name} has a header ${header} that cannot be sent`);
    }
    return [header.toLowerCase(), text];
  });
  return Object.fromEntries(entries);
}
