import { type Dialect, LATEST_LEGACY, legacyDialect, type Revision } from "@mcp-actors/protocol";
import type { ServerOffer } from "./definition.ts";

/**
 * The dialect that a server's own messages leave in on a duplex link.
 *
 * Only a session is ever asked something, so it is one with sessions; what a
 * peer without one needs is in the answers.
 */
export function serverDialect(
  { name, version }: Pick<ServerOffer, "name" | "version">,
  revision: Revision = LATEST_LEGACY,
): Dialect {
  return legacyDialect(revision, { info: { name, version }, capabilities: {} });
}
