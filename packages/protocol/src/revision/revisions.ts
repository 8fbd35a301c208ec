import type { Era } from "../dialect.ts";
import { revision20241105 } from "./2024-11-05.ts";
import { revision20250326 } from "./2025-03-26.ts";
import { revision20250618 } from "./2025-06-18.ts";
import { revision20251125 } from "./2025-11-25.ts";
import { revision20260728 } from "./2026-07-28.ts";
import type { Revision } from "./revision.ts";

/** Every revision of the specification, newest first. */
export const REVISIONS: readonly Revision[] = [
  revision20260728,
  revision20251125,
  revision20250618,
  revision20250326,
  revision20241105,
];

/** The versions of all revisions, newest first: the one list that discovery and errors both show. */
export const VERSIONS: readonly string[] = REVISIONS.map(({ version }) => version);

/** The newest revision without sessions. */
export const LATEST_MODERN: Revision = revision20260728;
/** The newest revision that opens a session with `initialize`. */
export const LATEST_LEGACY: Revision = revision20251125;

/** The revision of a client over HTTP that does not say which. spec: 2025-06-18 basic/transports#protocol-version-header */
export const UNSAID_REVISION: Revision = revision20250326;

/** The revision that a version names, if there is one. */
export function findRevision(version: unknown): Revision | undefined {
  return REVISIONS.find((revision) => revision.version === version);
}

/** The newest revision of an era among the versions a peer speaks. */
export function newestCommon(versions: readonly unknown[], era: Era): Revision | undefined {
  return REVISIONS.find((revision) => revision.era === era && versions.includes(revision.version));
}
