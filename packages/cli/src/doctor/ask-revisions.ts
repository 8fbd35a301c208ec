import type { ServerAccount } from "@mcp-actors/client";
import { REVISIONS, type Revision } from "@mcp-actors/protocol";
import type { ExamineOptions } from "./diagnosis.ts";
import type { SpokenRevision } from "./revision-findings.ts";

/** What came of a visit in one revision. */
export interface RevisionVisit {
  readonly account: ServerAccount | undefined;
  readonly refusal: string | undefined;
  /** Whether no answer came in time. */
  readonly wasSilent: boolean;
  /** What stood before answers on their lines. */
  readonly hiding: ReadonlySet<string>;
}

/** Visits a server in each revision, newest first, until its silence says that it would be silent in older ones too. */
export async function askRevisions(
  { onStep }: Pick<ExamineOptions, "onStep">,
  visitIn: (revision: string) => Promise<RevisionVisit>,
): Promise<readonly SpokenRevision[]> {
  const revisions: SpokenRevision[] = [];
  for (const { version: revision, era } of REVISIONS) {
    onStep(`asking for ${revision}`);
    const visited = await visitIn(revision);
    const accepted = visited.account !== undefined;
    const reason = reasonOf(visited);
    if (isSilentToOlder(era, visited)) {
      revisions.push({ revision, accepted, reason: `${reason}; none older was asked for` });
      break;
    }
    revisions.push({ revision, accepted, reason });
  }
  return revisions;
}

/** Older revisions open with `initialize` all of them, and what hides one answer hides every first one. */
function isSilentToOlder(era: Revision["era"], { wasSilent, hiding }: RevisionVisit): boolean {
  return wasSilent && (hiding.size > 0 || era === "legacy");
}

function reasonOf({ refusal, wasSilent, hiding }: RevisionVisit): string | undefined {
  const [before] = hiding;
  if (!wasSilent || before === undefined) return refusal;
  return `its answer stands after ${JSON.stringify(before)} on one line, which is no message then`;
}
