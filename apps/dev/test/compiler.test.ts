import { expect, test } from "vitest";
import { readCompilerLine } from "../src/compiler.ts";

test.each([
  ["05:24:11 PM - Starting compilation in watch mode...", { kind: "idle" }],
  ["05:24:11 PM - File change detected. Starting incremental compilation...", { kind: "idle" }],
  ["", { kind: "idle" }],
  ["05:24:12 PM - Found 0 errors. Watching for file changes.", { kind: "round", isSound: true }],
  ["05:24:12 PM - Found 1 error. Watching for file changes.", { kind: "round", isSound: false }],
  ["05:24:12 PM - Found 13 errors. Watching for file changes.", { kind: "round", isSound: false }],
  ["apps/a/src/a.ts(1,7): error TS2322: Type 'string' is not …", { kind: "error" }],
  ["  Property 'x' is missing", { kind: "error" }],
])("of the compiler's line %j it reads %j", (line, read) => {
  expect(readCompilerLine(line)).toEqual(read);
});
