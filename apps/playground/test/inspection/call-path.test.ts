import { expect, test } from "vitest";
import { readCallPath, writeCallPath } from "../../src/inspection/call-path.ts";

test.each(["lean:12", "x:0", "{actor}"])(
  "a hash that leads to the call of %s is read back",
  (actor) => {
    const path = { tab: "aa11", load: "bb22", actor };

    expect(readCallPath(writeCallPath(path))).toEqual(path);
  },
);

test.each([
  ["#/call/aa11/bb22/lean%3A12", { tab: "aa11", load: "bb22", actor: "lean:12" }],
  ["#/call/aa11", { tab: "aa11", load: "", actor: "" }],
  ["#/call/aa11/bb22/lean%3", { tab: "aa11", load: "bb22", actor: "lean%3" }],
  ["#/server?at=page:pocket", undefined],
])("%s is read", (hash, path) => {
  expect(readCallPath(hash)).toEqual(path);
});
