import { expect, test } from "vitest";
import { foldRecords, type InspectionRecord, type WireRecord } from "../../src/index.ts";

const START = 1_800_000_000_000_000;

interface Progress {
  readonly token: number;
  readonly progress: number;
  readonly times?: number;
}

/** Two ends of one wire, and a request with which they are known to be that. */
function opened(): InspectionRecord[] {
  return [
    { kind: "peer", ...head("aa.1", 0), role: "client", name: "app" },
    { kind: "peer", ...head("bb.1", 0), role: "server", name: "calls" },
    ...[1, 2].flatMap((id) => [called("aa.1", "out", id), called("bb.1", "in", id)]),
  ];
}

let count = 0;

function head(peer: string, after: number) {
  count += 1;
  return { peer, seq: count, at: START + after };
}

function called(peer: string, dir: "in" | "out", id: number): WireRecord {
  const message = { jsonrpc: "2.0", id, method: "tools/call", params: { name: "story" } };
  const wire = { wire: 1, what: "request", dir, id, method: "tools/call" } as const;
  return { kind: "wire", ...head(peer, id), ...wire, message, size: 80 + id };
}

function sent(after: number, progress: Progress): WireRecord {
  return told("bb.1", "out", { after, ...progress });
}

function received(after: number, progress: Progress): WireRecord {
  return told("aa.1", "in", { after, ...progress });
}

function told(
  peer: string,
  dir: "in" | "out",
  { after, token, progress, times = 1 }: Progress & { readonly after: number },
): WireRecord {
  const method = "notifications/progress";
  const message = { jsonrpc: "2.0", method, params: { progressToken: token, progress, total: 9 } };
  const often = times > 1 && { times };
  const what = { wire: 1, what: "notification", dir, method } as const;
  return { kind: "wire", ...head(peer, after), ...what, message, size: 119, ...often };
}

/** What is told of progress: how far it is, when it left and when it came, in µs from the start. */
function ways(records: readonly InspectionRecord[]) {
  const rows = [...foldRecords([...opened(), ...records]).messages.values()];
  return rows
    .filter(({ method, joined }) => method === "notifications/progress" && joined === undefined)
    .map(({ subject, sent: left, received: came }) => [
      subject,
      left && left.at - START,
      came && came.at - START,
    ]);
}

test("progress of which the receiver kept the last alone has come all the same", () => {
  const told = [
    sent(100, { token: 1, progress: 1 }),
    sent(200, { token: 1, progress: 2 }),
    received(250, { token: 1, progress: 2, times: 2 }),
  ];

  expect(ways(told)).toEqual([
    ["1/9", 100, 250],
    ["2/9", 200, 250],
  ]);
});

test("progress of which the sender kept the last alone has left all the same", () => {
  const told = [
    received(150, { token: 1, progress: 1 }),
    received(250, { token: 1, progress: 2 }),
    sent(240, { token: 1, progress: 2, times: 2 }),
  ];

  expect(ways(told)).toEqual([
    ["1/9", 150, 150],
    ["2/9", 240, 250],
  ]);
});

test("progress of one request is not taken for that of another, however alike", () => {
  const told = [
    sent(100, { token: 1, progress: 3 }),
    sent(110, { token: 2, progress: 3 }),
    received(190, { token: 2, progress: 3 }),
    received(200, { token: 1, progress: 3 }),
  ];

  expect(ways(told)).toEqual([
    ["3/9", 100, 200],
    ["3/9", 110, 190],
  ]);
});

test("two wires of different kinds are never two ends of one", () => {
  const records: InspectionRecord[] = [
    { kind: "peer", ...head("aa.1", 0), role: "client", name: "app" },
    { kind: "peer", ...head("bb.1", 0), role: "server", name: "calls" },
    { kind: "wire", ...head("aa.1", 0), wire: 1, what: "opened", channel: "memory" },
    { kind: "wire", ...head("bb.1", 0), wire: 1, what: "opened", channel: "http" },
    called("aa.1", "out", 1),
    called("bb.1", "in", 1),
  ];

  const { wires, messages } = foldRecords(records);

  expect([...wires.values()].map(({ twin }) => twin)).toEqual([undefined, undefined]);
  expect([...messages.values()].map(({ joined }) => joined)).toEqual([undefined, undefined]);
});
