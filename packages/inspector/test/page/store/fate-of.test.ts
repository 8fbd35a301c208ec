import { expect, test } from "vitest";
import { toWireLine } from "../../../page/src/store/to-wire-line.ts";
import { wireColumns } from "../../../page/src/store/wire-columns.ts";
import { foldRecords, type InspectionRecord, type WireRecord } from "../../../src/index.ts";

const URL = "http://127.0.0.1:3001/mcp";
const ON = { kind: "wire", peer: "aa.1", wire: 1 } as const;

/** What a record of the wire says, but for where and when it was. */
type Said = { readonly what: string } & Record<string, unknown>;

const asked = (id: number): Said[] => {
  const message = { jsonrpc: "2.0", id, method: "tools/call", params: { name: "gone" } };
  return [
    { what: "request", dir: "out", id, method: "tools/call", message, size: 80, exchange: `${id}` },
    { what: "http", dir: "out", exchange: `h${id}`, verb: "POST", url: URL, headers: {} },
  ];
};
const cancelled: Said = {
  what: "notification",
  dir: "out",
  method: "notifications/cancelled",
  message: { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1 } },
  size: 80,
};
const closed: Said = { what: "closed", channel: "http" };

/** The lines of the heads of POSTs. */
function postLines(said: readonly Said[]) {
  const records = said.map((one, index) => ({ ...ON, seq: index + 2, at: index * 10, ...one }));
  const peer = { kind: "peer", peer: "aa.1", seq: 1, at: 0, role: "client", name: "app" } as const;
  const folded = foldRecords([peer, ...(records as WireRecord[])] satisfies InspectionRecord[]);
  return [...folded.messages.values()]
    .filter(({ what }) => what === "http")
    .map((row) => toWireLine(row, wireColumns(folded), folded));
}

test.each<[string, readonly Said[], object]>([
  ["waits", [], { look: "http", label: `POST ${URL}` }],
  [
    "was answered",
    [{ what: "http", dir: "in", exchange: "h1", status: 200, headers: {} }, closed],
    { look: "http", label: `POST ${URL}` },
  ],
  ["is lost with its wire", [closed], { look: "error", label: `lost · POST ${URL}` }],
  [
    "is lost, and why",
    [{ ...closed, problem: "Other side closed" }],
    { look: "error", label: `lost · POST ${URL}`, reason: "Other side closed" },
  ],
  ["was given up", [cancelled], { look: "cancel", label: `cancelled · POST ${URL}` }],
])("a POST that %s says so", (_title, then, line) => {
  expect(postLines([...asked(1), ...then])[0]).toMatchObject(line);
});

test("what carries no request is without an answer once its wire is closed", () => {
  const head = { what: "http", dir: "out", exchange: "h9", verb: "GET", url: URL, headers: {} };

  expect(postLines([head])[0]).toMatchObject({ look: "http" });
  expect(postLines([head, { ...closed, problem: "Cut" }])[0]).toMatchObject({
    look: "error",
    label: `no answer · GET ${URL}`,
    reason: "Cut",
  });
});

test("a response that refuses looks like it", () => {
  const refused = { what: "http", dir: "in", exchange: "h1", status: 400, headers: {} };

  expect(postLines([...asked(1), refused])[1]).toMatchObject({ look: "error", label: "400" });
});
