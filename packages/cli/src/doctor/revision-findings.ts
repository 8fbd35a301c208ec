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
 */
export function revisionFindings(revisions: readonly SpokenRevision[]): readonly Finding[] {
  const first = revisions.findIndex(({ accepted }) => accepted);
  const newer = first === -1 ? revisions : revisions.slice(0, first);
  const spoken = namesOf(revisions.filter(({ accepted }) => accepted));
  const older = namesOf(revisions.slice(newer.length).filter(({ accepted }) => !accepted));
  const text = older === "" ? spoken : `${spoken}; not ${older}`;
  return [
    ...(spoken === "" ? [] : [good("revisions", text)]),
    ...newer.map(({ revision, reason = "no reason given" }) =>
      note("revisions", `not ${revision}: ${reason}`),
    ),
  ];
}

function namesOf(revisions: readonly SpokenRevision[]): string {
  return revisions.map(({ revision }) => revision).join(", ");
}
