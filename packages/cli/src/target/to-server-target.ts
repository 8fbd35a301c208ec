import { type HeaderFields, isRecord } from "@mcp-actors/protocol";
import { isHeaderName, isHeaderValue } from "../arguments/header.ts";
import { UsageError } from "../usage-error.ts";
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

/** What files of servers call the two ways to be reached over HTTP; the client finds out by itself which it is. */
const HTTP_TYPES: ReadonlySet<unknown> = new Set(["http", "streamable-http", "sse"]);
const TYPES = ["stdio", ...HTTP_TYPES].join(", ");

/** The server that an entry of `mcpServers` describes, with the variables in it expanded. */
export function toServerTarget(given: unknown, place: Place): ServerTarget {
  const entry: Entry = isRecord(given) ? given : {};
  const { type, url } = entry;
  if (type !== undefined && type !== "stdio" && !HTTP_TYPES.has(type)) {
    throw new UsageError(`${place.name} has a type that is none of ${TYPES}`);
  }
  const isHttp = type === undefined ? url !== undefined : HTTP_TYPES.has(type);
  return isHttp ? toEntryUrl(entry, place) : toCommandTarget(entry, place);
}

function toEntryUrl({ url, headers = {} }: Entry, place: Place): UrlTarget {
  const { name } = place;
  if (typeof url !== "string") throw new UsageError(`${name} has no url`);
  const fields = { ...toHeaders(headers, name), ...place.headers };
  return toUrlTarget(expandVariables(url, name), fields, `The url of ${name}`);
}

function toHeaders(headers: unknown, name: string): HeaderFields {
  if (!isRecord(headers)) throw new UsageError(`${name} has headers that are no record`);
  const entries = Object.entries(headers).map(([header, value]) => {
    const text = typeof value === "string" ? expandVariables(value, name) : undefined;
    if (text === undefined || !isHeaderName(header) || !isHeaderValue(text)) {
      throw new UsageError(`${name} has a header ${header} that cannot be sent`);
    }
    return [header.toLowerCase(), text];
  });
  return Object.fromEntries(entries);
}
