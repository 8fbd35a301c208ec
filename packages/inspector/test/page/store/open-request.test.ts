import { expect, test } from "vitest";
import { openRequest } from "../../../page/src/store/open-request.ts";
import { foldRecords } from "../../../src/index.ts";
import { twoProcesses } from "./records.ts";

const open = foldRecords(twoProcesses().slice(0, 6));

test.each([
  ["the newest that is open", open, "aa.1", "story", "out"],
  ["none of another tool", open, "aa.1", "ocr", undefined],
  ["none that a peer serves", open, "bb.1", "story", undefined],
  ["none that is over", foldRecords(twoProcesses()), "aa.1", "story", undefined],
])("finds %s", (_what, folded, peer, subject, side) => {
  expect(openRequest(folded, { peer, subject })?.side).toBe(side);
});
