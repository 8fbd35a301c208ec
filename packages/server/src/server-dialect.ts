import { type Dialect, LATEST_LEGACY, legacyDialect, type Revision } from "@mcp-actors/protocol";

/** A server opens nothing, so nobody hears who it would be. */
const NOBODY = { info: { name: "", version: "" }, capabilities: {} };

/**
 * The dialect that a server's own messages leave in on a duplex link.
 *
 * Only a session is ever asked something, so it is one with sessions; what a
 * peer without one needs is in the answers.
 */
export function serverDialect(revision: Revision = LATEST_LEGACY): Dialect {
  return legacyDialect(revision, NOBODY);
}
