import type { HeaderFields } from "@mcp-actors/protocol/http";
import { UsageError } from "../exit/usage-error.ts";
import type { UrlTarget } from "./server-target.ts";

/** Shorter texts are too common to be hidden, and no secrets. */
const SHORTEST_SECRET = 6;

const SCHEMES = ["http:", "https:", "ws:", "wss:", "tcp:", "unix:"];
const HEADERLESS = ["tcp:", "unix:"];

/** Where a URL and headers lead; errors name what they are of, and nothing of what they hold. */
export function toUrlTarget(text: string, headers: HeaderFields, name: string): UrlTarget {
  if (!URL.canParse(text)) throw new UsageError(`${name} cannot be read`);
  const url = new URL(text);
  if (!SCHEMES.includes(url.protocol)) {
    throw new UsageError(
      `${name} cannot be reached: it is of ${url.protocol}, which is none of ${SCHEMES.join(", ")}`,
    );
  }
  const [header] = Object.keys(headers);
  if (header !== undefined && HEADERLESS.includes(url.protocol)) {
    throw new UsageError(`${name} takes no header ${header}: it is of ${url.protocol}`);
  }
  const [user, password] = [decoded(url.username, name), decoded(url.password, name)];
  url.username = "";
  url.password = "";
  url.hash = "";
  const pair = Buffer.from(`${user}:${password}`).toString("base64");
  const fields = `${user}${password}` === "" ? {} : { authorization: `Basic ${pair}` };
  const all = { ...fields, ...lowerCased(headers) };
  const secrets = [user, password, ...url.searchParams.values(), ...Object.values(all)];
  return { url: url.href, headers: all, secrets: secretsAmong(secrets) };
}

function decoded(part: string, name: string): string {
  try {
    return decodeURIComponent(part);
  } catch (cause) {
    throw new UsageError(`${name} has a user or a password that cannot be read`, { cause });
  }
}

function lowerCased(headers: HeaderFields): HeaderFields {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

/** The texts and their words, as they are and as URLs spell them, the longest first. */
function secretsAmong(texts: readonly string[]): readonly string[] {
  const all = texts.flatMap((text) => [text, ...text.split(/\s+/)]);
  const spelled = all.flatMap((text) => [text, encodeURIComponent(text)]);
  const long = new Set(spelled.filter((text) => text.length >= SHORTEST_SECRET));
  return [...long].sort((one, other) => other.length - one.length);
}
