import { expect, test } from "vitest";
import { readHash, writeHash } from "../../../page/src/store/page-hash.ts";
import type { Wish } from "../../../page/src/store/wish.ts";

const RANGE = { from: 0, until: 10 };
const WISH: Wish = {
  moment: "live",
  filter: "",
  turned: [],
  tree: RANGE,
  requests: RANGE,
  wire: RANGE,
  hidesOver: false,
  panel: "chart",
};

test.each([
  {},
  { selection: { kind: "request", key: "7f3a#12" } },
  { selection: { kind: "actor", key: "7f3a.1/x:3" }, panel: "context" },
  { moment: { step: 400 }, filter: 'status:live "a b"' },
] as const)("reads what it has written of %j", (look) => {
  expect(readHash(writeHash({ ...WISH, ...look }))).toEqual({ token: undefined, look });
});

test("reads a token, and never writes one", () => {
  expect(readHash("#token=a-b_c").token).toBe("a-b_c");
  expect(writeHash({ ...WISH, filter: "x" })).toBe("#filter=x");
});

test.each(["#step=-1", "#step=x", "#panel=nothing", "#", "", "#%"])(
  "makes nothing of %s",
  (hash) => {
    expect(readHash(hash).look).toEqual({});
  },
);
