import { type Dialect, LATEST_LEGACY, legacyDialect, type Revision } from "@mcp-actors/protocol";

/** A server opens nothing, so nobody hears who it would be. */
const NOBODY = { info: { name: "", version: "" }, capabilities: {} };

const dialects = new Map<Revision, Dialect>();

/**
 * The dialect that a server's own messages leave in on a duplex link; of each revision there is one.
 *
 * Only a session is ever asked something, so it is one with sessions; what a
 * peer without one needs is in the answers.
 */
export function serverDialect(revision: Revision = LATEST_LEGACY): Dialect {
  const known = dialects.get(revision);
  if (known !== undefined) return known;
  const dialect = legacyDialect(revision, NOBODY);
  dialects.set(revision, dialect);
  return dialect;
}
