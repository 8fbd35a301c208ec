import { type Finding, good, note } from "./finding.ts";

/** Whether a server speaks a revision. */
export interface SpokenRevision {
  readonly revision: string;
  readonly accepted: boolean;
  /** Why not. */
  readonly reason: string | undefined;
}

/**
 * Findings about the revisions that a server speaks, newest first.
 *
 * Only what is newer than all of them is to know: a server need not speak what is older.
 *
 * @param before - What it spoke when it was visited as any client would.
 */
export function revisionFindings(
  revisions: readonly SpokenRevision[],
  before: ReadonlySet<string> = new Set(),
): readonly Finding[] {
  const newest = revisions.findIndex(({ accepted }) => accepted);
  const newer = newest === -1 ? revisions : revisions.slice(0, newest);
  const spoken = namesOf(revisions.filter(({ accepted }) => accepted));
  const older = namesOf(revisions.slice(newer.length).filter(({ accepted }) => !accepted));
  const text = older === "" ? spoken : `${spoken}; not ${older}`;
  return [
    ...(spoken === "" ? [] : [good("revisions", text)]),
    ...newer.map(({ revision, reason = "no reason given" }) =>
      note("revisions", `not ${revision}${before.has(revision) ? " again" : ""}: ${reason}`),
    ),
  ];
}

function namesOf(revisions: readonly SpokenRevision[]): string {
  return revisions.map(({ revision }) => revision).join(", ");
}
