import { expect, test } from "vitest";
import { wholeOf } from "../../../page/src/detail/whole-of.ts";

const KEPT: { readonly [name: string]: unknown } = { "0123abcd1000": "all of it" };
const give = wholeOf(async (name) => KEPT[name]);
const CUT = "a part… [cut · 4096 chars · 0123abcd]";
const GONE = "a part… [cut · 4097 chars · 0123abcd]";

test.each([
  ["a text that was cut", CUT, "all of it"],
  ["a text that is kept no more", GONE, undefined],
  ["JSON in a text", JSON.stringify({ a: [CUT, 1], b: GONE }), { a: ["all of it", 1], b: GONE }],
])("gives the whole of %s", async (_, text, whole) => {
  expect(await give(text)?.()).toEqual(whole);
});

test.each([
  "a text",
  `no JSON ${CUT}"`,
  JSON.stringify({ a: "[redacted · 12 chars]" }),
  "[cut · x chars · y]",
])("offers no more of %s", (text) => {
  expect(give(text)).toBeUndefined();
});
