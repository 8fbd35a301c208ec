import type { HeaderFields } from "@mcp-actors/protocol/http";
import type { HeaderLookup } from "@mcp-actors/transport";
import type { JsonFields } from "../records/index.ts";
import { cutText } from "./cut-text.ts";
import { redacted } from "./redacted.ts";

/** The headers whose values are shown; all others are secret until somebody says otherwise. */
const SHOWN = [
  "accept",
  "cache-control",
  "connection",
  "content-encoding",
  "content-length",
  "content-type",
  "date",
  "host",
  "mcp-method",
  "mcp-name",
  "mcp-protocol-version",
  "origin",
  "retry-after",
  "server",
  "transfer-encoding",
  "user-agent",
  "vary",
];
/** Headers that are worth knowing to be there. */
const NOTED = [
  "authorization",
  "cookie",
  "set-cookie",
  "mcp-session-id",
  "last-event-id",
  "www-authenticate",
];
const IS_SHOWN = new Set(SHOWN);
const SESSION = "mcp-session-id";
/** Characters of an id that is told in part, at least, and how many of them are told. */
const LONG_ID = 24;
const TOLD = 4;

/** Headers as they are recorded: the values of the allow-list, and of others that they are there. */
export function redactHeaders(headers: HeaderFields | HeaderLookup): JsonFields {
  return isLookup(headers)
    ? looked(headers)
    : Object.fromEntries(Object.entries(headers).map(shown));
}

function looked(headers: HeaderLookup): JsonFields {
  const found = [...SHOWN, ...NOTED].flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [shown([name, value])];
  });
  return Object.fromEntries(found);
}

function shown([name, value]: readonly [string, unknown]): [string, string] {
  const bare = name.toLowerCase();
  const text = String(value);
  if (bare === SESSION) return [bare, sessionShown(text)];
  return [cutText(bare), IS_SHOWN.has(bare) ? cutText(text) : redacted(text.length)];
}

/** So much of a long id that sessions are told apart, and too little to guess one by. */
function sessionShown(id: string): string {
  if (id.length < LONG_ID) return redacted(id.length);
  return `${id.slice(0, TOLD)}… ${redacted(id.length - TOLD)}`;
}

function isLookup(headers: HeaderFields | HeaderLookup): headers is HeaderLookup {
  return typeof headers["get"] === "function";
}
