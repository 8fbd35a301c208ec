import type { ServerAccount } from "@mcp-actors/client";
import type { Finding } from "./finding.ts";
import type { SpokenRevision } from "./revision-findings.ts";

/** All that was found out about a server. */
export interface Diagnosis {
  readonly account: ServerAccount | undefined;
  readonly revisions: readonly SpokenRevision[];
  readonly findings: readonly Finding[];
  /** What a process wrote there. */
  readonly stderr: string;
}

/** How a server is examined. */
export interface ExamineOptions {
  /** Longest wait for each opening and answer, in ms. */
  readonly timeout: number;
  readonly signal: AbortSignal;
  /** Hears what is being looked at. */
  readonly onStep: (step: string) => void;
}
