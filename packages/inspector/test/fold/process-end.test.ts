import { expect, test } from "vitest";
import {
  type Folded,
  foldRecords,
  type InspectionRecord,
  type PeerRecord,
} from "../../src/index.ts";
import { twoProcesses } from "../page/store/records.ts";
import { record } from "../replay/weather.ts";

const GONE = "Process is gone without a word";

/** What was recorded of a call up to the middle of it, and of which process. */
async function middleOfCall() {
  const records = await record((client) => client.callTool("forecast", { city: "Oslo" }), {
    ends: ["client", "server"],
  });
  const at = records.findIndex(
    (one) => one.kind === "wire" && one.what === "notification" && one.dir === "in",
  );
  const [first] = records;
  if (first === undefined) throw new Error("unreachable: nothing was recorded");
  return { records: records.slice(0, at + 1), process: first.peer.split(".")[0] ?? "" };
}

function endOf(process: string, at: number): InspectionRecord {
  return { kind: "end", peer: process, seq: 9_999, at, of: "process", problem: GONE };
}

function openIn({ requests, actors, wires, peers }: Folded) {
  return {
    requests: [...requests.values()].filter(({ outcome }) => outcome === undefined).length,
    actors: [...actors.values()].filter(({ status }) => status === "active").length,
    wires: [...wires.values()].filter(({ closedAt }) => closedAt === undefined).length,
    peers: [...peers.values()].filter(({ endedAt }) => endedAt === undefined).length,
  };
}

test("with a process that is killed all ends that lived in it, and its requests are lost", async () => {
  const { records, process } = await middleOfCall();
  const before = foldRecords(records);
  expect(openIn(before)).toMatchObject({ requests: 2, peers: 2 });

  const folded = foldRecords([...records, endOf(process, before.at + 5)]);

  expect(openIn(folded)).toEqual({ requests: 0, actors: 0, wires: 0, peers: 0 });
  expect(folded.counters).toMatchObject({ inFlight: 0, activeActors: 0 });
  expect(folded.counters.outcomes.lost).toBe(2);
  const [lost] = [...folded.requests.values()].filter(({ outcome }) => outcome === "lost");
  expect(lost).toMatchObject({ reason: GONE, endedAt: before.at + 5 });
  expect(lost?.phases.every(({ to }) => to !== undefined)).toBe(true);
  expect(lost?.timers.filter(({ state }) => state === "set")).toEqual([]);
  expect([...folded.peers.values()].map(({ problem, calls }) => [problem, calls])).toEqual([
    [GONE, 0],
    [GONE, 0],
  ]);
});

test("what other processes do is none the worse", () => {
  const records = twoProcesses().slice(0, 6);
  const folded = foldRecords([...records, endOf("bb", 1)]);

  expect([...folded.requests.values()].map(({ side, outcome }) => [side, outcome])).toEqual([
    ["out", undefined],
    ["in", "lost"],
  ]);
  expect(folded.peers.get("aa.1")?.endedAt).toBeUndefined();
});

test("one that was taken for dead goes on where it was", async () => {
  const { records, process } = await middleOfCall();
  const before = foldRecords(records);
  const head = headOf(process);
  const folded = foldRecords([...records, endOf(process, before.at), head]);

  expect(openIn(folded)).toEqual(openIn(before));
  expect(folded.counters.outcomes).toEqual(before.counters.outcomes);
  expect(folded.counters.inFlight).toBe(before.counters.inFlight);
  expect([...folded.peers.values()]).toEqual([...before.peers.values()]);
});

function headOf(process: string): InspectionRecord {
  const head: Omit<PeerRecord, "kind" | "role" | "name"> = { peer: process, seq: 1, at: 1 };
  return { kind: "head", ...head, format: "mcp-actors.records", version: 1, runtime: "node" };
}
