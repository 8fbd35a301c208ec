import { describe, expect, test } from "vitest";
import type { InspectionRecord } from "../../src/index.ts";
import { inspectedPair } from "../call-through.ts";

const ofKind = <Kind extends InspectionRecord["kind"]>(
  records: readonly InspectionRecord[],
  kind: Kind,
) =>
  records.filter(
    (record): record is Extract<InspectionRecord, { kind: Kind }> => record.kind === kind,
  );

/** The records of one call, from before it was made. */
async function recordsOfCall(name: string, input: { [key: string]: unknown }) {
  await using pair = await inspectedPair();
  const before = pair.inspector.records().length;
  await pair.client.callTool(name, input);
  return pair.inspector.records().slice(before);
}

describe("the records of a call", () => {
  test("are numbered without a gap, and stamped in order", async () => {
    const records = await recordsOfCall("echo", { city: "Oslo" });
    const numbers = records.map(({ seq }) => seq);

    expect(numbers).toEqual(
      numbers.map((_, place) => (numbers[0] ?? 0) + place).sort((a, b) => a - b),
    );
    expect(records.map(({ at }) => at)).toEqual(records.map(({ at }) => at).sort((a, b) => a - b));
  });

  test("tell its states on both ends", async () => {
    const records = await recordsOfCall("echo", { city: "Oslo" });
    const call = ofKind(records, "actor").find(({ name }) => name === "call")?.actor;
    const served = ofKind(records, "actor").find(({ name }) => name === "inboundRequest")?.actor;
    const statesOf = (actor: string | undefined) =>
      ofKind(records, "snap")
        .filter((snap) => snap.actor === actor)
        .map(({ value }) => value);

    expect(statesOf(call)).toEqual(["queued", "pending", "progressing", "completed"]);
    expect(statesOf(served)).toEqual(["queued", "running", "answered"]);
    expect(ofKind(records, "end").map(({ of }) => of)).toEqual(["actor", "actor"]);
  });

  test("tell its clocks", async () => {
    const records = await recordsOfCall("echo", { city: "Oslo" });

    expect(
      ofKind(records, "timer").map(({ timer, state, delay }) => [timer, state, delay]),
    ).toEqual([
      ["total", "set", 3_600_000],
      ["idle", "set", 60_000],
      ["idle", "set", 60_000],
      ["idle", "cleared", undefined],
      ["total", "cleared", undefined],
    ]);
  });

  test("hold each message of each end once, and what made it", async () => {
    const records = await recordsOfCall("echo", { city: "Oslo" });
    const wires = ofKind(records, "wire").filter((wire) => "message" in wire);
    const request = wires.find(({ what, dir }) => what === "request" && dir === "out");
    const arrival = wires.find(({ what, dir }) => what === "request" && dir === "in");
    const send = ofKind(records, "act").find(({ action }) => action === "send");
    const served = ofKind(records, "actor").find(({ name }) => name === "inboundRequest");

    expect(wires.map(({ what, dir }) => `${what} ${dir}`)).toEqual([
      "request out",
      "request in",
      "notification out",
      "notification in",
      "result out",
      "result in",
    ]);
    expect(request?.cause).toBe(send?.seq);
    expect(served?.cause).toBe(arrival?.seq);
  });

  test.each([
    ["sent", "answer.given", "out"],
    ["received", "result.received", "in"],
  ] as const)("point to the message where an actor %s a part of it", async (_, type, dir) => {
    const records = await recordsOfCall("echo", { city: "Oslo" });
    const result = ofKind(records, "wire").find(
      (wire) => wire.what === "result" && wire.dir === dir,
    );
    const event = ofKind(records, "ev").find((record) => record.type === type);

    expect(event?.event).toEqual({ result: { "[wire]": result?.seq, part: "result" } });
    expect(event?.peer).toBe(result?.peer);
  });

  test("hold arguments as they were when they were sent, whatever becomes of them", async () => {
    const input = { city: "Oslo" };
    await using pair = await inspectedPair();
    const call = pair.client.callTool("echo", input);
    input.city = "Rome";
    await call;
    const requests = ofKind(pair.inspector.records(), "wire").filter(
      ({ what }) => what === "request",
    );

    expect(JSON.stringify(requests)).toContain('"arguments":{"city":"Oslo"}');
  });

  test("name their edges as the chart does", async () => {
    await using pair = await inspectedPair();
    await pair.client.callTool("echo", {});
    const records = pair.inspector.records();
    const edges = new Set(
      ofKind(records, "def").flatMap(({ chart }) => chart.edges.map(({ id }) => id)),
    );
    const taken = ofKind(records, "step").flatMap((step) => step.edges);

    expect(taken.length).toBeGreaterThan(10);
    expect(taken.filter((edge) => !edges.has(edge))).toEqual([]);
  });

  test("tell a chart once, before the first actor of it", async () => {
    await using pair = await inspectedPair();
    await pair.client.callTool("echo", {});
    await pair.client.callTool("echo", {});
    const records = pair.inspector.records();
    const calls = ofKind(records, "def").filter(({ chart }) => chart.id === "call");
    const first = ofKind(records, "actor").find(({ name }) => name === "call");

    expect(calls).toHaveLength(1);
    expect(calls[0]?.seq).toBeLessThan(first?.seq ?? 0);
    expect(first?.def).toBe(calls[0]?.hash);
  });
});

test("two processes have ids of their own, though their actors have the same", async () => {
  await using one = await inspectedPair();
  await using other = await inspectedPair();

  expect(one.inspector.process).not.toBe(other.inspector.process);
  expect(one.inspector.records()[1]?.peer).toMatch(/^[0-9a-f]{12}\.1$/);
});
