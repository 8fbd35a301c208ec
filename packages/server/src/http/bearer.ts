import { checkKeys } from "@mcp-actors/transport";
import type { Authenticate, Verdict } from "./authenticate.ts";

/** What clients without a good token are told. */
export interface BearerOptions {
  /** Where the metadata of the resource is found. RFC 9728 */
  readonly resourceMetadata?: string | undefined;
  /** The scopes that a token needs. */
  readonly scope?: string | undefined;
}

/**
 * Authenticates by bearer tokens. RFC 6750
 *
 * @param verify - Gives the principal of a token that is good here: not expired, and meant for this server; undefined
 * where it is not.
 */
export function bearer(
  verify: (token: string) => Verdict | Promise<Verdict>,
  options: BearerOptions = {},
): Authenticate {
  checkKeys("bearer", options, { resourceMetadata: 1, scope: 1 });
  const missing = { challenge: toChallenge(options) };
  const invalid = { challenge: toChallenge(options, "invalid_token") };
  return async (headers) => {
    const token = TOKEN.exec(headers.get("authorization") ?? "")?.[1];
    if (token === undefined) return missing;
    return (await verify(token)) ?? invalid;
  };
}

const TOKEN = /^bearer +([\w.~+/-]+=*)$/i;

function toChallenge({ resourceMetadata, scope }: BearerOptions, error?: string): string {
  const parts = Object.entries({ error, scope, resource_metadata: resourceMetadata })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}="${value}"`);
  return parts.length === 0 ? "Bearer" : `Bearer ${parts.join(", ")}`;
}
