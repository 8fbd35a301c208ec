import { expect, test } from "vitest";
import { markPure } from "../scripts/bundle/pure-constants.ts";

test.each([
  ["a call", "const a = b();", "const a = /* @__PURE__ */ (() => (b()))();"],
  ["a chain", "export const a = b().c();", "export const a = /* @__PURE__ */ (() => (b().c()))();"],
  [
    "an object of calls",
    "const a = { b: new C() };",
    "const a = /* @__PURE__ */ (() => ({ b: new C() }))();",
  ],
  [
    "one of several",
    "const a = 1, b = c();\nd();",
    "const a = 1, b = /* @__PURE__ */ (() => (c()))();\nd();",
  ],
])("a constant computed by %s may be left out", (_what, code, marked) => {
  expect(markPure(code)).toBe(marked);
});

test.each([
  ["a value", "const a = [1, { b: 2 }];"],
  ["a function", "export const a = () => b();"],
  ["an object of functions", "const a = { b: () => c() };"],
  ["what is awaited", "const a = await b();"],
  ["a variable", "let a = b();"],
  ["a constant within a function", "function a() { const b = c(); }"],
])("%s stays as it is", (_what, code) => {
  expect(markPure(code)).toBe(code);
});
