import { type Finding, good, note } from "./finding.ts";

/** Whether a server speaks a revision. */
export interface SpokenRevision {
  readonly revision: string;
  readonly accepted: boolean;
  /** Why not. */
  readonly reason: string | undefined;
}

/** Findings about the revisions that a server speaks, newest first. */
export function revisionFindings(revisions: readonly SpokenRevision[]): readonly Finding[] {
  const spoken = revisions.filter(({ accepted }) => accepted).map(({ revision }) => revision);
  const refused = revisions.filter(({ accepted }) => !accepted);
  return [
    good("revisions", spoken.join(", ")),
    ...refused.map(({ revision, reason = "no reason given" }) =>
      note("revisions", `not ${revision}: ${reason}`),
    ),
  ];
}
