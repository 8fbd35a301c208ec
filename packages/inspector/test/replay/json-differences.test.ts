import { expect, test } from "vitest";
import { Redactor } from "../../src/index.ts";
import { jsonDifferences } from "../../src/replay/index.ts";

const shown = (value: unknown) => new Redactor().redact(value, { kind: "wire", part: "message" });

test.each([
  ["equal values", { a: [1, "x", null] }, { a: [1, "x", null] }, []],
  ["a field that is another", { a: { b: 1 } }, { a: { b: 2 } }, ["a.b"]],
  ["a field that is gone or new", { a: 1 }, { b: 1 }, ["a", "b"]],
  ["an entry more", [1], [1, 2], ["[1]"]],
  ["a key that is no name", { "a.b": 1 }, { "a.b": 2 }, ['["a.b"]']],
  ["another kind", { a: [] }, { a: {} }, ["a"]],
  ["a whole", 1, 2, [""]],
])("%s", (_what, recorded, other, paths) => {
  expect(jsonDifferences(recorded, other).map(({ path }) => path)).toEqual(paths);
});

const long = "word ".repeat(2000);
test.each([
  ["a secret", { password: "hunter2" }, { password: "other" }, true],
  ["a secret number", { pin: 1234 }, { pin: 1 }, true],
  ["a secret in a text", "Bearer abcdefghijkl!", "Bearer 12345678!", true],
  ["another text around a secret", "Bearer abcdefghijkl!", "Basic 12345678!", false],
  ["a long text", long, long, true],
  ["another long text", long, `${long.slice(0, -1)}!`, false],
  ["base64", "QUJD".repeat(100), "REVG".repeat(100), true],
  ["a secret that is gone", { password: "hunter2" }, {}, false],
])("what was redacted or cut when recorded: %s", (_what, value, other, isSame) => {
  expect(jsonDifferences(shown(value), other).length === 0).toBe(isSame);
});

test.each([
  [["a.b"], ["a.c", "d[0].e", "d[1].e"]],
  [["a.*"], ["d[0].e", "d[1].e"]],
  [["d[*].e"], ["a.b", "a.c"]],
  [["**.e"], ["a.b", "a.c"]],
  [["d"], ["a.b", "a.c"]],
])("ignores %s", (ignore, left) => {
  const recorded = { a: { b: 1, c: 1 }, d: [{ e: 1 }, { e: 1 }] };
  const other = { a: { b: 2, c: 2 }, d: [{ e: 2 }, { e: 2 }] };

  expect(jsonDifferences(recorded, other, { ignore }).map(({ path }) => path)).toEqual(left);
});
