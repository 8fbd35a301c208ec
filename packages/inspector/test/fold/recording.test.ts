import { describe, expect, test } from "vitest";
import { type Folded, foldRecords, Recording } from "../../src/index.ts";
import { inspectedPair } from "../call-through.ts";

async function recordCalls(count = 1) {
  await using pair = await inspectedPair();
  for (let call = 0; call < count; call += 1) await pair.client.callTool("echo", { call });
  await pair.client.callTool("fail", { why: "no reason" });
  return pair.inspector.records();
}

/** All that can be seen of a state, as values. */
function seen({ step, at, peers, actors, requests, wires, messages, counters, health }: Folded) {
  const rows = [peers, actors, requests, wires, messages].map((table) => [...table.values()]);
  return { step, at, rows, counters, health };
}

describe("what is known after a call", () => {
  test("is who is there", async () => {
    const { peers } = foldRecords(await recordCalls());

    expect([...peers.values()]).toMatchObject([
      { role: "server", name: "echo", version: "1.2.3", revision: "2026-07-28", serving: 0 },
      { role: "client", name: "mcp-actors", state: "ready", revision: "2026-07-28", calls: 0 },
    ]);
  });

  test("is the request on both ends, as one", async () => {
    const { requests } = foldRecords(await recordCalls());
    const [call, served] = [...requests.values()].filter(({ subject }) => subject === "echo");

    expect(call).toMatchObject({
      side: "out",
      method: "tools/call",
      outcome: "completed",
      twin: served?.key,
      progressCount: 1,
      ticks: [{ progress: 1, total: 2 }],
      attempts: [{ why: "first" }],
    });
    expect(call?.phases.map(({ state }) => state)).toEqual(["queued", "pending", "progressing"]);
    expect(call?.phases.every(({ to }) => to !== undefined)).toBe(true);
    expect(call?.timers.map(({ name, state, restarts }) => [name, state, restarts])).toEqual([
      ["idle", "cleared", 1],
      ["total", "cleared", 0],
    ]);
    expect(served).toMatchObject({ side: "in", outcome: "answered", twin: call?.key });
    expect(served?.phases.map(({ state }) => state)).toEqual(["pending", "queued", "running"]);
  });

  test("is each message, matched across both ends", async () => {
    const { messages } = foldRecords(await recordCalls());
    const rows = [...messages.values()].filter(({ joined }) => joined === undefined);

    expect(
      rows.filter(({ sent, received }) => sent === undefined || received === undefined),
    ).toEqual([]);
    expect(rows.every(({ sent, received }) => (sent?.at ?? 0) <= (received?.at ?? 0))).toBe(true);
    expect(rows.map(({ what, method, subject }) => `${what} ${method} ${subject}`)).toEqual([
      "request server/discover ",
      "result server/discover ",
      "request tools/call echo",
      "notification notifications/progress 1/2",
      "result tools/call ",
      "request tools/call fail",
      "result tools/call isError",
    ]);
  });

  test("is that a result says it is an error", async () => {
    const { requests } = foldRecords(await recordCalls());
    const failed = [...requests.values()].find(
      ({ subject, side }) => subject === "fail" && side === "out",
    );

    expect(failed).toMatchObject({ outcome: "completed", isError: true });
  });

  test("is how many there were", async () => {
    const { counters, health } = foldRecords(await recordCalls());

    expect(counters).toMatchObject({ requests: 6, inFlight: 0, messages: 14, progress: 2 });
    expect(counters.outcomes).toMatchObject({ completed: 3, answered: 3, failed: 0 });
    expect(health.counts).toMatchObject({ deadLetter: 0, unhandled: 0, retry: 0, gap: 0 });
  });
});

describe("travel", () => {
  test("any step is what folding so many records gives", async () => {
    const records = await recordCalls(40);
    const recording = new Recording(records);
    expect(recording.length).toBeGreaterThan(1000);

    for (const step of [0, 1, 37, 499, 500, 501, 777, 1000, recording.length]) {
      expect(seen(recording.at(step))).toEqual(seen(foldRecords(records.slice(0, step))));
    }
    expect(seen(recording.now)).toEqual(seen(foldRecords(records)));
  });

  test("a step stays as it is while records are added", async () => {
    const records = await recordCalls(40);
    const recording = new Recording(records.slice(0, 600));
    const step = recording.at(600);
    const before = seen(step);
    recording.add(records.slice(600));

    expect(seen(step)).toEqual(before);
  });

  test("in the middle of a call it is open", async () => {
    const records = await recordCalls();
    const sent = records.findIndex(
      (record) => record.kind === "wire" && record.what === "notification" && record.dir === "in",
    );
    const { requests, counters } = new Recording(records).at(sent + 1);
    const call = [...requests.values()].find(
      ({ subject, side }) => subject === "echo" && side === "out",
    );

    expect(call?.outcome).toBeUndefined();
    expect(call?.timers.map(({ name, state }) => [name, state])).toContainEqual(["idle", "set"]);
    expect(counters.inFlight).toBe(2);
  });
});

test("records whose beginning is missing are folded all the same", async () => {
  const records = await recordCalls(3);

  for (let skipped = 1; skipped < records.length; skipped += 7) {
    expect(() => foldRecords(records.slice(skipped))).not.toThrow();
  }
});

test.each([
  ["message.stray", "stray"],
  ["request.overflowed", "overload"],
  ["notification.dropped", "dropped"],
  ["callback.failed", "failure"],
] as const)("%s counts as %s", (label, ailment) => {
  const mark = { kind: "mark", peer: "p.1", seq: 1, at: 1, source: "end", label } as const;

  expect(foldRecords([mark]).health.counts[ailment]).toBe(1);
});
