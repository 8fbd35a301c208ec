import assert from "node:assert/strict";
import type { Check } from "../../scripts/check.ts";
import { peerFile } from "../peer-file.ts";
import { runNode } from "./run-node.ts";
import { at, OVER, type Wire } from "./wire.ts";
import { COUNTS, WORK } from "./work.ts";

/** What an official client saw, as the scripts of `peers/` print it. */
interface Seen {
  readonly tools: readonly string[];
  readonly resources: readonly string[];
  readonly templates: readonly string[];
  readonly prompts: readonly string[];
  readonly calls: readonly string[];
  readonly reads: readonly string[];
  readonly got: readonly string[];
  readonly completions: readonly string[];
  readonly progress: readonly number[];
  readonly asked: string;
  readonly update: string;
  /** What its error callback heard. */
  readonly faults: readonly string[];
  readonly revision?: string;
}

interface OfficialClient {
  readonly client: string;
  readonly wires: readonly Wire[];
  readonly script: string;
  readonly mode?: unknown;
  readonly revision?: string;
}

/** The official clients, in every mode they have. */
const CLIENTS: readonly OfficialClient[] = [
  {
    client: "official client 1.32.2",
    script: "official-1-client.mjs",
    wires: ["stdio", "http", "sse"],
  },
  ...[
    { client: "official client 2.4.0, legacy", mode: "legacy", revision: "2025-11-25" },
    { client: "official client 2.4.0, auto", mode: "auto", revision: "2026-07-28" },
    {
      client: "official client 2.4.0, pinned",
      mode: { pin: "2026-07-28" },
      revision: "2026-07-28",
    },
  ].map((row) => ({ ...row, script: "official-2-client.mjs", wires: ["stdio", "http"] as const })),
];

// What they say of a progress that shares a chunk with the answer: they handle the answer first.
const LOST_PROGRESS = /progress notification for an unknown token/;

/** Our everything-server under the official clients. */
export const officialClients: readonly Check[] = CLIENTS.flatMap((client) =>
  client.wires.flatMap((wire) => checksOf(client, wire)),
);

function checksOf({ client, script, mode, revision }: OfficialClient, wire: Wire): Check[] {
  let run: Promise<Seen> | undefined;
  const check = (what: string, judge: (seen: Seen) => void): Check => ({
    title: `${client}${OVER[wire]} ${what}`,
    async run() {
      // One process does all the work.
      run ??= see(script, wire, mode);
      judge(await run);
    },
  });
  return [
    check("lists everything our server has", (seen) => {
      const { tools, resources, templates, prompts } = seen;
      assert.deepEqual(
        {
          tools: tools.length,
          resources: resources.length,
          templates: templates.length,
          prompts: prompts.length,
        },
        COUNTS,
      );
      assert.equal(seen.revision, revision);
    }),
    check("calls every tool of ours that asks nothing", ({ calls }) =>
      assert.deepEqual(calls, givenBy(WORK.calls)),
    ),
    check("reads our resources", ({ reads }) => assert.deepEqual(reads, givenBy(WORK.reads))),
    check("gets our prompts", ({ got }) => assert.deepEqual(got, givenBy(WORK.prompts))),
    check("is told how our arguments go on", ({ completions }) =>
      assert.deepEqual(completions, givenBy(WORK.completions)),
    ),
    check("hears of our progress, in order", ({ progress }) =>
      // Some of them lose a progress that shares a chunk with the answer.
      assert.deepEqual(progress, [0, 50, 100].slice(0, Math.max(2, progress.length))),
    ),
    check("is asked by a tool of ours, and answers", ({ asked }) =>
      assert.equal(asked, 'User response: {"username":"ada","email":"ada@example.com"}'),
    ),
    check("is told that a resource of ours changed", ({ update }) =>
      assert.equal(update, WORK.watch),
    ),
    check("finds no fault in what we send", ({ faults }) =>
      assert.deepEqual(
        faults.filter((fault) => !LOST_PROGRESS.test(fault)),
        [],
      ),
    ),
  ];
}

async function see(script: string, wire: Wire, mode: unknown): Promise<Seen> {
  const { code, stdout, stderr } = await at(wire, (place) => {
    const args = [place, WORK, mode ?? null].map((value) => JSON.stringify(value));
    return runNode(peerFile(script), args);
  });
  assert.equal(code, 0, stderr);
  return JSON.parse(stdout) as Seen;
}

function givenBy(work: readonly { readonly gives: string }[]): string[] {
  return work.map(({ gives }) => gives);
}
