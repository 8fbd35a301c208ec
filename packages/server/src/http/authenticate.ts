import type { HeaderLookup } from "@mcp-actors/transport";

/**
 * Says who asks, by the headers of a request: a principal, or what the client has to do first.
 *
 * It is asked on every request, in a session too: a session is bound to its
 * principal, and proves nothing. Undefined, or an empty principal, is the plain challenge of a bearer token.
 */
export type Authenticate = (headers: HeaderLookup) => Verdict | Promise<Verdict>;

/** A principal, or why the request goes no further. */
export type Verdict = string | Challenge | undefined;

/** What a client is told that may not ask. */
export interface Challenge {
  /** 401 where nobody is known to ask, 403 where somebody is who may not. Default 401. */
  readonly status?: 401 | 403;
  /** The value of `WWW-Authenticate`. */
  readonly challenge: string;
}

/** The principal of whoever need not say who they are. */
export const ANONYMOUS = "anonymous";
