import type { ServerAccount } from "@mcp-actors/client";
import { VERSIONS } from "@mcp-actors/protocol";
import type { ExamineOptions } from "./diagnosis.ts";
import type { SpokenRevision } from "./revision-findings.ts";

/** What came of a visit in one revision. */
export interface RevisionVisit {
  readonly account: ServerAccount | undefined;
  readonly refusal: string | undefined;
}

/** Visits a server in each revision, newest first. */
export async function askRevisions(
  { onStep }: Pick<ExamineOptions, "onStep">,
  visitIn: (revision: string) => Promise<RevisionVisit>,
): Promise<readonly SpokenRevision[]> {
  const revisions: SpokenRevision[] = [];
  for (const revision of VERSIONS) {
    onStep(`asking for ${revision}`);
    const { account, refusal } = await visitIn(revision);
    revisions.push({ revision, accepted: account !== undefined, reason: refusal });
  }
  return revisions;
}
