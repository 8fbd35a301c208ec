import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Check } from "./check.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SERVER = [process.execPath, here("servers/picky.ts")];

/** The official clients, in every mode they have. */
const CLIENTS = [
  { client: "official client 1.32.2", script: "official-1-client.mjs", revision: undefined },
  { client: "official client 2.4.0, legacy", mode: "legacy", revision: "2025-11-25" },
  { client: "official client 2.4.0, auto", mode: "auto", revision: "2026-07-28" },
  {
    client: "official client 2.4.0, pinned to 2026-07-28",
    mode: { pin: "2026-07-28" },
    revision: "2026-07-28",
  },
];

/** Our server, one tool that asks, under clients of others. */
export const ourServer: readonly Check[] = CLIENTS.map(
  ({ client, script = "official-2-client.mjs", mode, revision }) => ({
    title: `a tool of ours asks the person at the ${client}`,
    async run() {
      const seen = await runClient(script, mode);
      assert.deepEqual(seen.tools, ["paint"]);
      assert.deepEqual(seen.result, { painted: "green door" });
      assert.equal(seen.revision, revision);
    },
  }),
);

interface Seen {
  readonly tools: readonly string[];
  readonly result: unknown;
  readonly revision?: string;
}

async function runClient(script: string, mode: unknown): Promise<Seen> {
  const args = [here(`peers/${script}`), JSON.stringify(SERVER), JSON.stringify(mode ?? null)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 60_000 });
  return JSON.parse(stdout) as Seen;
}
