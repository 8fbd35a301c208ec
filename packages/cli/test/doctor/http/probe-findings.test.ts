import { expect, test } from "vitest";
import { probeFindings } from "../../../src/doctor/http/probe-findings.ts";
import type { Probes } from "../../../src/doctor/http/probes.ts";

const NOT_ASKED: Probes = { stranger: undefined, unknownSession: undefined, nobody: undefined };
const HERE = "http://127.0.0.1/mcp";
const THERE = "https://a.example/mcp";

test.each<[string, Partial<Probes>, string, string]>([
  ["keeps strange pages out", { stranger: 403 }, HERE, "good origin"],
  ["answers any page on this machine", { stranger: 200 }, HERE, "bad origin"],
  ["answers any page elsewhere", { stranger: 400 }, THERE, "note origin"],
  ["answers 400 to an unknown session", { unknownSession: 400 }, THERE, "bad session"],
  ["lets nobody in", { nobody: { status: 403, challenge: null } }, THERE, "good auth"],
  ["lets anybody in", { nobody: { status: 200, challenge: null } }, THERE, "note auth"],
  ["asks who it is", { nobody: { status: 401, challenge: "Bearer" } }, THERE, "good auth"],
  ["asks without a word", { nobody: { status: 401, challenge: null } }, THERE, "note auth"],
])("a server that %s is told of", (_what, probes, url, expected) => {
  const findings = probeFindings({ ...NOT_ASKED, ...probes }, new URL(url));

  expect(findings.map(({ severity, about }) => `${severity} ${about}`)).toEqual([expected]);
});

test("an unknown session that is answered 404 is nothing to tell", () => {
  expect(probeFindings({ ...NOT_ASKED, unknownSession: 404 }, new URL(HERE))).toEqual([]);
});
