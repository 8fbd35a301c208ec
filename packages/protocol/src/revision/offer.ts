import type { Dialect } from "../dialect.ts";
import type { Identity } from "./identity.ts";
import { legacyDialect } from "./legacy-dialect.ts";
import { modernDialect } from "./modern-dialect.ts";
import { findRevision, LATEST_LEGACY, LATEST_MODERN, VERSIONS } from "./revisions.ts";

/** Which revisions a client offers: `auto` all of them, an era its own, a version itself alone. */
export type Offer = "auto" | "modern" | "legacy" | (string & {});

/** The dialect that a client opens with; it knows what to fall back to. */
export function offer(identity: Identity, which: Offer = "auto"): Dialect {
  switch (which) {
    case "auto":
      return modernDialect(LATEST_MODERN, identity);
    case "modern":
      return modernDialect(LATEST_MODERN, identity, { pinned: true });
    case "legacy":
      return legacyDialect(LATEST_LEGACY, identity);
    default:
      return pin(identity, which);
  }
}

function pin(identity: Identity, version: string): Dialect {
  const revision = findRevision(version);
  if (revision === undefined) {
    throw new RangeError(
      `Era must be "auto", "modern", "legacy" or one of ${VERSIONS.join(", ")}, not ${JSON.stringify(version)}`,
    );
  }
  return revision.era === "modern"
    ? modernDialect(revision, identity, { pinned: true })
    : legacyDialect(revision, identity, { pinned: true });
}
