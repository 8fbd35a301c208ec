import type { HeaderFields } from "@mcp-actors/protocol/http";
import { UsageError } from "../exit/usage-error.ts";

/** The headers that options spell, each `Name: value`; a name that is given twice has both values. */
export function parseHeaders(texts: readonly string[]): HeaderFields {
  const headers: { [name: string]: string } = {};
  for (const text of texts) {
    const [name, value] = parseHeader(text);
    const earlier = headers[name];
    headers[name] = earlier === undefined ? value : `${earlier}, ${value}`;
  }
  return headers;
}

/** What is wrong is told without the text, which may be secret. */
function parseHeader(text: string): readonly [string, string] {
  const colon = text.indexOf(":");
  const name = text.slice(0, Math.max(colon, 0)).trim().toLowerCase();
  if (!isHeaderName(name)) throw new UsageError('--header must be "Name: value"');
  const value = text.slice(colon + 1).trim();
  if (!isHeaderValue(value)) {
    throw new UsageError(`--header ${name} has a value that no header can hold`);
  }
  return [name, value];
}

/** Whether a text can name a header. RFC 9110, 5.1 */
export function isHeaderName(name: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(name);
}

/** Whether a text can be the value of a header. RFC 9110, 5.5 */
export function isHeaderValue(value: string): boolean {
  return /^[\t\x20-\x7e\x80-\xff]*$/.test(value);
}
