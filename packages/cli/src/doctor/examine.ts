import type { CommandTarget } from "@mcp-actors/client";
import { isUrlTarget, type ServerTarget } from "../target/server-target.ts";
import { askRevisions } from "./ask-revisions.ts";
import type { Diagnosis, ExamineOptions } from "./diagnosis.ts";
import { bad } from "./finding.ts";
import { examineHttp } from "./http/examine-http.ts";
import { type Inventory, takeInventory } from "./inventory.ts";
import { inventoryFindings } from "./inventory-findings.ts";
import { revisionFindings } from "./revision-findings.ts";
import { type Visit, visit } from "./visit.ts";
import { END_OF_LINE, visitFindings } from "./visit-findings.ts";

/** Examines a server: visits it as any client would, then once in each revision. */
export function examine(target: ServerTarget, options: ExamineOptions): Promise<Diagnosis> {
  return isUrlTarget(target) ? examineHttp(target, options) : examineCommand(target, options);
}

async function examineCommand(
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
  const revisions = await askRevisions({ onStep }, (era) =>
    visit(target, { era, timeout, signal }),
  );
  const findings = [
    ...visitFindings(first),
    ...revisionFindings(revisions, new Set([account.revision])),
    ...inventoryFindings(inventory, account),
  ];
  return { account, revisions, findings, stderr };
}

function startAdvice(refusal: string, unended: string): string | undefined {
  if (unended !== "") return END_OF_LINE;
  if (refusal.includes("if these are arguments")) return undefined;
  if (refusal.endsWith("command not found")) return "Install it, or name it by its whole path";
  return "Run the command by itself and see what it prints";
}

function undiagnosed(seen: Visit): Diagnosis {
  const { refusal = "it left at once", stderr, noise, unended } = seen;
  const findings = [
    bad("start", refusal, startAdvice(refusal, unended)),
    ...[...noise].map((line) => bad("stdout", `carries what is no message: ${line}`)),
  ];
  return { account: undefined, revisions: [], findings, stderr };
}
