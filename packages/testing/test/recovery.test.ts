import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, type ClientEvent, connect } from "@mcp-actors/client";
import { filter, firstValueFrom, lastValueFrom } from "rxjs";
import { expect, test } from "vitest";
import { lives, serverProcess } from "./server-process.ts";

const AT_ONCE = { initialDelay: 1, jitter: "none" } as const;

test.each(["modern", "legacy"])(
  "kill -9 loses the call in flight in the %s era, and the next one finds a new process",
  async (era) => {
    await using client = await connect(serverProcess("story-server"), {
      era,
      supervision: AT_ONCE,
    });
    const pid = await pidOf(client);
    const call = client.callTool("wait");
    await firstValueFrom(call.progress$);

    process.kill(pid, "SIGKILL");

    await expect(call).rejects.toMatchObject({
      outcome: "lost",
      message: "Server process was ended by SIGKILL",
    });
    expect(client.state).toBe("reconnecting");
    expect(await pidOf(client)).not.toBe(pid);
    expect(lives(pid)).toBe(false);
  },
);

test("calls made while there is no process leave in order on the new one", async () => {
  await using client = await connect(serverProcess("story-server"), { supervision: AT_ONCE });
  process.kill(await pidOf(client), "SIGKILL");
  await firstValueFrom(client.state$.pipe(filter((state) => state === "reconnecting")));
  const finished: number[] = [];

  const calls = Array.from({ length: 20 }, async (_, at) => {
    await client.callTool("echo", { text: `${at}` });
    finished.push(at);
  });
  expect(client.counts.waitingCalls).toBe(20);
  await Promise.all(calls);

  expect(finished).toEqual(Array.from({ length: 20 }, (_, at) => at));
});

test("a server that exits with three calls in flight loses all three, with its code and last words (case 28)", async () => {
  const states: string[] = [];
  await using client = await connect(serverProcess("raw-server", "diesOnCall"), {
    supervision: { restart: "never" },
  });
  client.state$.subscribe((state) => states.push(state));
  const calls = [client.callTool("a"), client.callTool("b"), client.callTool("c")];
  const message = "Server process exited with code 7: fatal: disk is full";
  const cause = { name: "TransportError", remains: { exitCode: 7 } };

  for (const call of calls) {
    await expect(call).rejects.toMatchObject({ outcome: "lost", message, cause });
  }
  const later = client.callTool("d");

  await expect(later).rejects.toMatchObject({ outcome: "refused", message, cause });
  // Calls are refused as soon as the connection ends, which is before everything is released.
  await lastValueFrom(client.state$);
  expect(states).toEqual(["ready", "draining", "failed"]);
});

test("a crash loop is given up, and what waits is refused with the cause", async () => {
  const folder = await mkdtemp(join(tmpdir(), "mcp-actors-"));
  const events: ClientEvent[] = [];
  const client = await connect(serverProcess("raw-server", "livesOnce", join(folder, "lived")), {
    supervision: { ...AT_ONCE, maxAttempts: 2 },
    onEvent: (event) => events.push(event),
  });
  const [pid = 0] = pidsOf(events);
  process.kill(pid, "SIGKILL");
  await firstValueFrom(client.state$.pipe(filter((state) => state === "reconnecting")));

  await expect(client.callTool("echo")).rejects.toMatchObject({
    outcome: "refused",
    message:
      "Gave up after 2 attempts to reconnect: Server process exited with code 7: no second time",
    cause: { remains: { exitCode: 7 } },
  });

  expect(await lastValueFrom(client.state$)).toBe("failed");
  // Each attempt to reconnect may try the probe and, on a process of its own, what it falls back to.
  expect(pidsOf(events).map(lives)).not.toContain(true);
  await rm(folder, { recursive: true });
});

async function pidOf(client: Client): Promise<number> {
  const { structuredContent } = await client.callTool("whoami");
  return (structuredContent as { pid: number }).pid;
}

function pidsOf(events: readonly ClientEvent[]): number[] {
  return events.flatMap((event) => (event.type === "process.spawned" ? [event.pid] : []));
}
