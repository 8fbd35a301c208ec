import { expect, test } from "vitest";
import { foldRecords, type InspectionRecord, type WireRecord } from "../../src/index.ts";

let seq = 0;

function head() {
  seq += 1;
  return { peer: "aa.1", seq, at: seq * 10 };
}

function request(method: string, id: number, cause?: number): WireRecord {
  const message = { jsonrpc: "2.0", id, method };
  const wire = { wire: 1, what: "request", dir: "out", id, method } as const;
  const why = cause !== undefined && { cause };
  return { kind: "wire", ...head(), ...wire, message, size: 40, ...why };
}

test("a probe that reached nobody is lost, and a call is what its own actor says", () => {
  const born: InspectionRecord[] = [
    { kind: "peer", ...head(), role: "client", name: "app" },
    {
      kind: "actor",
      ...head(),
      actor: "x:0",
      id: "connection",
      name: "connection",
      logic: "machine",
      root: "x:0",
    },
    {
      kind: "actor",
      ...head(),
      actor: "lean:1",
      id: "call",
      name: "call",
      logic: "machine",
      root: "x:0",
    },
  ];
  const act = { kind: "act", ...head(), actor: "lean:1", action: "send" } as const;
  const call = request("tools/call", 1, act.seq);
  const records: InspectionRecord[] = [
    ...born,
    act,
    call,
    request("ping", 2),
    {
      kind: "snap",
      ...head(),
      actor: "x:0",
      type: "link.unreached",
      status: "active",
      value: { reconnecting: "held" },
    },
  ];

  const requests = [...foldRecords(records).requests.values()];

  expect(requests.map(({ method, outcome }) => [method, outcome])).toEqual([
    ["tools/call", undefined],
    ["ping", "lost"],
  ]);
});
