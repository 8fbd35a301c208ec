import { expect, test } from "vitest";
import { keysInScope } from "../../../page/src/replay/replay-scope.ts";
import { foldRecords } from "../../../src/index.ts";
import { twoProcesses } from "../store/records.ts";

const folded = foldRecords(twoProcesses());
const [key = "", twin = ""] = [...folded.requests.values()].map((one) => one.key);

test.each([
  ["all that was asked for", "all", { filter: "tool:none" }, undefined],
  ["what the filter shows", "shown", { filter: "tool:story" }, [key, twin, twin, key]],
  ["nothing that the filter hides", "shown", { filter: "tool:none" }, []],
  ["all where there is no filter", "shown", { filter: "" }, undefined],
  ["the selected one", "selected", { filter: "" }, [key, twin]],
] as const)("takes %s", (_what, scope, { filter }, keys) => {
  const wish = { filter, selection: { kind: "request", key } } as const;
  expect(keysInScope(scope, folded, wish)).toEqual(keys);
});

test("takes the request of a message that is selected, and nothing where nothing is", () => {
  const message = [...folded.messages.values()].find(({ what }) => what === "result")?.key ?? "";
  const selection = { kind: "message", key: message } as const;

  expect(keysInScope("selected", folded, { filter: "", selection })).toContain(key);
  expect(keysInScope("selected", folded, { filter: "" })).toEqual([]);
});
