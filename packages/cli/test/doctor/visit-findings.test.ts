import { expect, test } from "vitest";
import type { Visit } from "../../src/doctor/visit.ts";
import { visitFindings } from "../../src/doctor/visit-findings.ts";

const healthy: Visit = {
  account: undefined,
  refusal: undefined,
  wasSilent: false,
  readyAfter: 100,
  endedAfter: 10,
  processes: 1,
  noise: new Set(),
  hiding: new Set(),
  late: new Set(),
  unended: "",
  stderr: "",
};

const findings = (seen: Partial<Visit>) =>
  visitFindings({ ...healthy, ...seen }).filter(({ severity }) => severity !== "good");

test("a server that starts, keeps stdout clean and ends has no more to tell", () => {
  expect(findings({})).toEqual([]);
});

test.each<[string, Partial<Visit>, string, string]>([
  ["dies of the first question", { processes: 2 }, "note", "died of server/discover"],
  ["is slow to start", { readyAfter: 6000 }, "note", "6000 ms"],
  ["prints to stdout", { noise: new Set(["hello", "there"]) }, "bad", "hello (and 1 more)"],
  ["ends no line", { unended: '{"jsonrpc"' }, "bad", 'no end of line: {"jsonrpc"'],
  ["answers late", { late: new Set(['{"id":1}']) }, "note", 'second time: {"id":1}'],
  ["outlives its stdin", { endedAfter: 3000 }, "note", "exits on SIGTERM"],
  ["outlives SIGTERM", { endedAfter: 4100 }, "bad", "had to be killed"],
])("a server that %s is told of", (_what, seen, severity, text) => {
  expect(findings(seen)).toEqual([
    expect.objectContaining({ severity, text: expect.stringContaining(text) }),
  ]);
});
