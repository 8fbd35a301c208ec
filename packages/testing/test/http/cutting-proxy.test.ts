import { type CallToolOptions, type Client, connect } from "@mcp-actors/client";
import { RequestError } from "@mcp-actors/machine";
import { createServer } from "@mcp-actors/server";
import { serveHttp } from "@mcp-actors/server/node";
import { describe, expect, test, vi } from "vitest";
import { randomFrom } from "../../../protocol/test/official/random.ts";
import { story } from "../fixtures/story.ts";
import { CuttingProxy } from "./cutting-proxy.ts";
import { heldBy, holdings } from "./held.ts";
import { Ledger } from "./ledger.ts";

const CALLS = 400;
const AT_ONCE = { initialDelay: 1, maxDelay: 10, maxAttempts: 10_000, retryFirst: true } as const;

/** Makes one call of a random kind; what it completes with is looked at. */
async function callAtRandom(client: Client, random: () => number): Promise<void> {
  const kind = random();
  if (kind < 0.5) await echo(client, "x".repeat(Math.floor(random() * 2000)));
  else if (kind < 0.8) await count(client, 1 + Math.floor(random() * 50));
  else if (kind < 0.9) await giveUp(client, { timeout: 1 + random() * 30 });
  else {
    const signal = AbortSignal.timeout(1 + Math.floor(random() * 30));
    await giveUp(client, { signal });
  }
}

async function echo(client: Client, text: string): Promise<void> {
  const { structuredContent } = await client.callTool("echo", { text });
  expect(structuredContent).toEqual({ text });
}

async function count(client: Client, to: number): Promise<void> {
  const steps: number[] = [];
  const { content } = await client.callTool(
    "count",
    { to },
    {
      onProgress: ({ progress }) => steps.push(progress),
    },
  );
  expect(content).toEqual([{ type: "text", text: "counted" }]);
  expect(steps).toEqual([...new Set(steps)].sort((one, other) => one - other));
  expect(steps.at(-1)).toBe(to);
}

async function giveUp(client: Client, options: CallToolOptions): Promise<void> {
  await client.callTool("wait", {}, options);
}

/** The ends that a call may have where the wire is cut. */
function isExpected(error: unknown): boolean {
  if (error instanceof RequestError) return true;
  return error instanceof DOMException && error.name === "TimeoutError";
}

describe.each(["modern", "legacy"])("through a proxy that cuts, in the %s era", (era) => {
  test.each([1, 2, 3])("every call ends once and nothing is left, with seed %i", async (seed) => {
    const before = holdings();
    const random = randomFrom(seed);
    const server = createServer(story, { onEvent: () => {} });
    const served = await serveHttp(server);
    const proxy = await CuttingProxy.open(served.url, { random, bytes: 6000, delay: 10 });
    const ledger = new Ledger();
    const client = await connect(proxy.url, { era, supervision: AT_ONCE, onEvent: ledger.note });
    let left = CALLS;
    const work = async () => {
      while (left-- > 0) {
        await callAtRandom(client, random).catch((error: unknown) => {
          if (!isExpected(error)) throw error;
        });
      }
    };

    await Promise.all(Array.from({ length: 16 }, work));

    const { tally, calls } = ledger;
    expect(calls).toBe(CALLS);
    expect(Object.keys(tally).sort()).toEqual(["cancelled", "completed", "lost", "timedOut"]);
    expect(proxy.cuts).toBeGreaterThan(20);
    expect(heldBy(client)).toEqual({});
    proxy.calm();
    await client.close();
    await vi.waitFor(() => expect(server.counts).toMatchObject({ running: 0, streams: 0 }), 5000);
    await served.close();
    expect(server.counts).toMatchObject({ connections: 0, sessions: 0, running: 0, listeners: 0 });
    await proxy[Symbol.asyncDispose]();
    await before.settled();
  });
});
