import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Client, connect } from "@mcp-actors/client";
import { createInspector, readRecords, toText } from "@mcp-actors/inspector";
import { WHOLE_RING } from "./whole-ring.ts";

/** How many calls of each kind there are. */
export const CALLS = {
  all: 1_000,
  timedOut: 40,
  cancelled: 40,
  asked: 40,
  isError: 40,
  failed: 40,
};

/** Of how many calls one is of each odd kind. */
const EVERY = 25;
const SERVER = fileURLToPath(new URL("calls-server.ts", import.meta.url));

/** Records 1,000 calls that a client makes of a server in another process, as the text of a file. */
export async function recordCalls(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "mcp-actors-e2e-"));
  try {
    const file = join(folder, "server.jsonl");
    const inspector = createInspector({ title: "app", ring: WHOLE_RING });
    await makeCalls(file, inspector);
    const served = readRecords(await readFile(file, "utf8")).records;
    const all = [...inspector.records(), ...served];
    return toText(all.toSorted((one, other) => one.at - other.at));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function makeCalls(file: string, inspect: ReturnType<typeof createInspector>): Promise<void> {
  const args = [...process.execArgv, SERVER, file];
  await using client = await connect(
    { command: process.execPath, args },
    {
      inspect,
      era: "2025-11-25",
      client: { name: "app", version: "1.0.0" },
      elicitation: () => ({ action: "accept", content: { people: 4 } }),
    },
  );
  await client.listTools();
  for (let from = 0; from < CALLS.all; from += EVERY) {
    const numbers = Array.from({ length: EVERY }, (_, index) => from + index);
    await Promise.allSettled(numbers.map((number) => call(client, number)));
  }
}

/** A call of the kind that its number says. */
async function call(client: Client, number: number): Promise<unknown> {
  switch (number % EVERY) {
    case 7:
      return await client.callTool("stay", {}, { timeout: 20 });
    case 11: {
      const own = new AbortController();
      const staying = client.callTool("stay", {}, { signal: own.signal });
      await wait(5);
      own.abort(new Error("Changed its mind"));
      return await staying;
    }
    case 13:
      return await client.callTool("ask");
    case 17:
      return await client.callTool("fail");
    case 19:
      return await client.callTool("missing");
    default:
      return await client.callTool("work", { number }, { onProgress() {} });
  }
}
