import { type Client, connect } from "@mcp-actors/client";
import { createServer } from "@mcp-actors/server";
import { serveHttp } from "@mcp-actors/server/node";
import { firstValueFrom } from "rxjs";
import { describe, expect, test, vi } from "vitest";
import { story } from "../fixtures/story.ts";
import { heldBy, holdings } from "./held.ts";
import { HttpProcess } from "./http-process.ts";
import { Ledger } from "./ledger.ts";

const CLIENTS = 500;

/** Connects many clients to one server at once. */
function connectMany(url: string, era: string, ledger: Ledger): Promise<readonly Client[]> {
  const supervision = { restart: "never" } as const;
  const one = () => connect(url, { era, supervision, onEvent: ledger.note });
  return Promise.all(Array.from({ length: CLIENTS }, one));
}

async function closeAll(clients: readonly Client[]): Promise<void> {
  await Promise.all(clients.map((client) => client.close()));
  expect(clients.map(heldBy)).toEqual(clients.map(() => ({})));
}

describe.each(["modern", "legacy"])("500 clients at once in the %s era", (era) => {
  test("get each its own answers, and leave nothing", async () => {
    const before = holdings();
    const server = createServer(story);
    const served = await serveHttp(server);
    const ledger = new Ledger();
    const clients = await connectMany(served.url, era, ledger);
    const use = async (client: Client, at: number) => {
      const text = `client ${at}`;
      const waiting = client.callTool("wait");
      await firstValueFrom(waiting.progress$);
      const { structuredContent } = await client.callTool("echo", { text });
      expect(structuredContent).toEqual({ text });
      waiting.cancel("enough");
      await expect(waiting).rejects.toMatchObject({ outcome: "cancelled" });
    };

    await Promise.all(clients.map(use));

    expect(ledger.tally).toEqual({ completed: CLIENTS, cancelled: CLIENTS });
    expect(server.counts.sessions).toBe(era === "legacy" ? CLIENTS : 0);
    await closeAll(clients);
    await vi.waitFor(
      () =>
        expect(server.counts).toMatchObject({ sessions: 0, running: 0, streams: 0, listeners: 0 }),
      5000,
    );
    await served.close();
    expect(server.counts.connections).toBe(0);
    await before.settled();
  });

  test("lose each its call when their server is killed", async () => {
    const before = holdings();
    await using server = await HttpProcess.start();
    const ledger = new Ledger();
    const clients = await connectMany(server.url, era, ledger);
    const calls = clients.map((client) => client.callTool("wait", {}, { maxTotalTimeout: 5000 }));
    await Promise.all(calls.map((call) => firstValueFrom(call.progress$)));

    await server.kill();
    const closing = closeAll(clients);
    const ends = await Promise.allSettled(calls);
    await closing;

    expect(ends.map(({ status }) => status)).toEqual(calls.map(() => "rejected"));
    // Whoever could come back to their stream may still be trying when their time is over.
    const { lost = 0, timedOut = 0 } = ledger.tally;
    expect(lost + timedOut).toBe(CLIENTS);
    expect(ledger.calls).toBe(CLIENTS);
    await before.settled();
  });
});
