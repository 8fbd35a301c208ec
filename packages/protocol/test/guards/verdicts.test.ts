import { describe, expect, test } from "vitest";
import { isElicitParams, isElicitResult } from "../../src/client-features/index.ts";
import { isCallToolResult, isProgressParams } from "../../src/index.ts";

const form = { type: "object", properties: {} };
describe("what guards take", () => {
  test.each<[string, (value: unknown) => boolean, unknown]>([
    ["a block of a kind nobody knows", isCallToolResult, { content: [{ type: "hologram" }] }],
    ["no content at all", isCallToolResult, { content: [] }],
    ["any structured content", isCallToolResult, { content: [], structuredContent: null }],
    ["the token 0", isProgressParams, { progressToken: 0, progress: 0 }],
    ["the token that is empty text", isProgressParams, { progressToken: "", progress: 0.5 }],
    ["a form without a mode", isElicitParams, { message: "", requestedSchema: form }],
    ["declining with null (case 131)", isElicitResult, { action: "decline", content: null }],
    ["cancelling with {} (case 131)", isElicitResult, { action: "cancel", content: {} }],
    ["accepting a page, without content", isElicitResult, { action: "accept" }],
  ])("%s", (_name, guard, value) => {
    expect(guard(value)).toBe(true);
  });
});

describe("what guards refuse", () => {
  test.each<[string, (value: unknown) => boolean, unknown]>([
    ["a block without a kind", isCallToolResult, { content: [{ text: "a" }] }],
    ["a list in place of a result", isCallToolResult, []],
    ["null in place of a result", isCallToolResult, null],
    ["text in place of blocks", isCallToolResult, { content: "a" }],
    ["progress without end", isProgressParams, { progressToken: 1, progress: Infinity }],
    ["a mode nobody knows", isElicitParams, { mode: "smell", message: "", requestedSchema: form }],
    ["accepting null (case 131)", isElicitResult, { action: "accept", content: null }],
    [
      "accepting wrong types (case 131)",
      isElicitResult,
      { action: "accept", content: { a: { b: 1 } } },
    ],
  ])("%s", (_name, guard, value) => {
    expect(guard(value)).toBe(false);
  });
});
