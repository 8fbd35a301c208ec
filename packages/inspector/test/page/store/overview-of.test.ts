import { connect } from "@mcp-actors/client";
import { expect, test } from "vitest";
import { overviewOf } from "../../../page/src/store/overview-of.ts";
import { createInspector, foldRecords, type InspectionRecord } from "../../../src/index.ts";
import { record } from "../../replay/weather.ts";
import { START, twoProcesses } from "./records.ts";

test("tells who speaks with whom, once for both ends", () => {
  const { connections } = overviewOf(foldRecords(twoProcesses()));

  expect(connections).toMatchObject([
    { peer: "aa.1", client: "app", server: "calls", isOver: false, sent: 1, received: 1 },
  ]);
});

test("of a server whose client is not inspected it tells too", async () => {
  const records = await record((client) => client.callTool("count"), { ends: ["server"] });

  expect(overviewOf(foldRecords(records)).connections).toMatchObject([
    { client: expect.any(String), server: "weather", sent: expect.any(Number) },
  ]);
});

test("who reached a server and said nothing has no connection", () => {
  const wires: InspectionRecord[] = [
    { kind: "peer", peer: "cc.1", seq: 1, at: START, role: "server", name: "quiet", version: "1" },
    { kind: "wire", peer: "cc.1", seq: 2, at: START, what: "opened", wire: 1, channel: "tcp" },
  ];

  expect(overviewOf(foldRecords(wires)).connections).toEqual([]);
});

test("a connection whose process is gone is over, and says why", () => {
  const end: InspectionRecord = {
    kind: "end",
    peer: "aa",
    seq: 99,
    at: START + 10_000,
    of: "process",
    problem: "Process is gone without a word",
  };
  const { connections } = overviewOf(foldRecords([...twoProcesses(), end]));

  expect(connections[0]).toMatchObject({ isOver: true, problem: end.problem });
});

test("a connection that failed says so, and why", async () => {
  const inspector = createInspector();
  const opening = connect(
    { command: "/nowhere/at/all" },
    { inspect: inspector, supervision: { restart: "never" } },
  );
  await expect(opening).rejects.toThrow();

  const { connections } = overviewOf(foldRecords(inspector.records()));

  expect(connections).toMatchObject([
    {
      isOver: true,
      state: "failed",
      problem: "Could not start /nowhere/at/all: command not found",
    },
  ]);
});

test("lists what went wrong, and what took longest", async () => {
  const records = await record(async (client) => {
    await client.callTool("count");
    await client.callTool("none").catch(() => {});
    const call = client.callTool("slow", {}, { onProgress: () => call.cancel("enough") });
    await call.catch(() => {});
  });
  const { wrong, longest, counts } = overviewOf(foldRecords(records));

  expect(wrong.map(({ subject, state }) => [subject, state])).toEqual([
    ["slow", "cancelled"],
    ["none", "failed"],
  ]);
  expect(longest).toHaveLength(counts.all);
});
