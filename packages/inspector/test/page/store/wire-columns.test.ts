import { expect, test } from "vitest";
import { wireColumns } from "../../../page/src/store/wire-columns.ts";
import { foldRecords, type InspectionRecord, type WireRecord } from "../../../src/index.ts";

let seq = 0;

function head(peer: string) {
  seq += 1;
  return { peer, seq, at: seq };
}

function request(peer: string, dir: "in" | "out", id: number): WireRecord {
  const message = { jsonrpc: "2.0", id, method: "ping" };
  const wire = { wire: 1, what: "request", dir, id, method: "ping" } as const;
  return { kind: "wire", ...head(peer), ...wire, message, size: 40 + id };
}

/** So many clients, each with a server of its own. */
function pairs(count: number): InspectionRecord[] {
  return Array.from({ length: count }, (_, index): InspectionRecord[] => [
    { kind: "peer", ...head(`c${index}.1`), role: "client", name: `client ${index}` },
    { kind: "peer", ...head(`s${index}.1`), role: "server", name: `server ${index}` },
    request(`c${index}.1`, "out", index),
    request(`s${index}.1`, "in", index),
  ]).flat();
}

test("gives each end a column, clients first", () => {
  const { columns } = wireColumns(foldRecords(pairs(3)));

  expect(columns.map(({ name }) => name)).toEqual([
    "client 0",
    "client 1",
    "client 2",
    "server 0",
    "server 1",
    "server 2",
  ]);
});

test("where there are too many, all of one side share a column, and each message names its ends", () => {
  const folded = foldRecords(pairs(5));
  const { columns, endsOf } = wireColumns(folded);
  const rows = [...folded.messages.values()].filter(({ joined }) => joined === undefined);

  expect(columns.map(({ name }) => name)).toEqual(["5 clients", "5 servers"]);
  expect(rows.map(endsOf)).toContainEqual({ from: 0, to: 1, between: "client 3 → server 3" });
});

test("an end that is not inspected has a column beside the one that speaks with it", () => {
  const records = pairs(1).filter(({ peer }) => peer.startsWith("c"));
  const { columns } = wireColumns(foldRecords(records));

  expect(columns.map(({ name, isSeen }) => [name, isSeen])).toEqual([
    ["client 0", true],
    ["server", false],
  ]);
});

test("an end that is over is told as such, and hidden with its messages where that is wanted", () => {
  const end = { kind: "end", ...head("s0"), of: "process" } as const;
  const folded = foldRecords([...pairs(2), end]);
  const shown = wireColumns(folded);
  const { columns, over, isHidden } = wireColumns(folded, true);

  expect(shown.columns.filter(({ isOver }) => isOver).map(({ name }) => name)).toEqual([
    "server 0",
  ]);
  expect(columns.map(({ name }) => name)).toEqual(["client 0", "client 1", "server 1"]);
  expect(over).toBe(1);
  const rows = [...folded.messages.values()].filter(({ joined }) => joined === undefined);
  expect(rows.map(isHidden)).toEqual([true, false]);
  expect(rows.map(shown.isHidden)).toEqual([false, false]);
});
