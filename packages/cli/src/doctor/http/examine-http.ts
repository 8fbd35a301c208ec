import type { Client } from "@mcp-actors/client";
import type { UrlTarget } from "../../target/server-target.ts";
import { askRevisions } from "../ask-revisions.ts";
import type { Diagnosis, ExamineOptions } from "../diagnosis.ts";
import { bad, type Finding } from "../finding.ts";
import { type Inventory, takeInventory } from "../inventory.ts";
import { inventoryFindings } from "../inventory-findings.ts";
import { revisionFindings } from "../revision-findings.ts";
import { findEndpoint } from "./find-endpoint.ts";
import { httpVisitFindings } from "./http-visit-findings.ts";
import { probeFindings } from "./probe-findings.ts";
import { probe } from "./probes.ts";
import { isNoEndpoint, refusedFindings } from "./refused-findings.ts";
import { sessionFindings } from "./session-findings.ts";
import { unreachedFinding } from "./unreached-finding.ts";
import { type HttpVisit, visitHttp } from "./visit-http.ts";

/** Examines a server over HTTP: visits it as any client would, asks what none would, then visits in each revision. */
export async function examineHttp(target: UrlTarget, options: ExamineOptions): Promise<Diagnosis> {
  const { onStep } = options;
  let inventory: Inventory | undefined;
  onStep("asking the server");
  const first = await visitHttp(target, {
    ...options,
    era: "auto",
    async during(client) {
      onStep("listing what it offers");
      inventory = await takeInventory(client);
    },
  });
  const { account } = first;
  if (account === undefined || inventory === undefined) {
    const findings = await whyNot(target, first, options);
    return { account: undefined, revisions: [], findings, stderr: "" };
  }
  const url = new URL(target.url);
  const visits: HttpVisit[] = [first];
  const revisions = await askRevisions(options, async (era) => {
    const visited = await visitHttp(target, { ...options, era, during: stayAWhile });
    visits.push(visited);
    return visited;
  });
  onStep("asking as a stranger");
  const inSession = visits.find((one) => one.account?.era === "legacy");
  const probes = await probe(target, inSession, options);
  const findings = [
    ...httpVisitFindings(first, url),
    ...sessionFindings(inSession),
    ...probeFindings(probes, url),
    ...revisionFindings(revisions, new Set([account.revision])),
    ...inventoryFindings(inventory, account),
  ];
  return { account, revisions, findings, stderr: "" };
}

/** Until a server has answered once more, its stream has begun too. */
async function stayAWhile(client: Client): Promise<void> {
  await client.ping().catch(() => {});
}

async function whyNot(
  target: UrlTarget,
  { responses, failure, refusal = "it left at once" }: HttpVisit,
  options: ExamineOptions,
): Promise<readonly Finding[]> {
  const url = new URL(target.url);
  const response = responses.filter(({ method }) => method === "POST").at(-1);
  if (response === undefined) {
    return [failure === undefined ? bad("reached", refusal) : unreachedFinding(failure, url)];
  }
  if (isNoEndpoint(response)) options.onStep("looking for it elsewhere");
  const elsewhere = isNoEndpoint(response) ? await findEndpoint(target.url, options) : undefined;
  const isVouchedFor = target.headers["authorization"] !== undefined;
  return refusedFindings({ url, response, refusal, isVouchedFor, elsewhere });
}
