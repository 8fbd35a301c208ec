import type { CommandTarget, ServerAccount } from "@mcp-actors/client";
import { VERSIONS } from "@mcp-actors/protocol";
import { bad, type Finding } from "./finding.ts";
import { type Inventory, takeInventory } from "./inventory.ts";
import { inventoryFindings } from "./inventory-findings.ts";
import { revisionFindings, type SpokenRevision } from "./revision-findings.ts";
import { type Visit, visit } from "./visit.ts";
import { visitFindings } from "./visit-findings.ts";

/** All that was found out about a server. */
export interface Diagnosis {
  readonly account: ServerAccount | undefined;
  readonly revisions: readonly SpokenRevision[];
  readonly findings: readonly Finding[];
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

/** Examines a server: visits it as any client would, then once in each revision. */
export async function examine(
  target: CommandTarget,
  { timeout, signal, onStep }: ExamineOptions,
): Promise<Diagnosis> {
  let inventory: Inventory | undefined;
  onStep("starting the server");
  const first = await visit(target, {
    era: "auto",
    timeout,
    signal,
    async during(client) {
      onStep("listing what it offers");
      inventory = await takeInventory(client);
    },
  });
  const { account, stderr } = first;
  if (account === undefined || inventory === undefined) return undiagnosed(first);
  const revisions: SpokenRevision[] = [];
  for (const revision of VERSIONS) {
    onStep(`asking for ${revision}`);
    const { account, refusal } = await visit(target, { era: revision, timeout, signal });
    revisions.push({ revision, accepted: account !== undefined, reason: refusal });
  }
  const findings = [
    ...visitFindings(first),
    ...revisionFindings(revisions),
    ...inventoryFindings(inventory, account),
  ];
  return { account, revisions, findings, stderr };
}

function undiagnosed({ refusal = "it left at once", stderr, noise }: Visit): Diagnosis {
  const findings = [
    bad("start", refusal, "Run the command by itself and see what it prints"),
    ...[...noise].map((line) => bad("stdout", `carries what is no message: ${line}`)),
  ];
  return { account: undefined, revisions: [], findings, stderr };
}
