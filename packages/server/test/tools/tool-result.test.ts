import { findRevision, type Revision } from "@mcp-actors/protocol";
import { describe, expect, test } from "vitest";
import { toResult, toRevision, withTwin } from "../../src/tools/tool-result.ts";

const text = (content: string) => ({ type: "text", text: content });
const image = { type: "image", data: "AA==", mimeType: "image/png" };
const audio = { type: "audio", data: "AA==", mimeType: "audio/wav" };
const link = { type: "resource_link", name: "notes", uri: "file:///notes" };

test.each([
  ["text", "hello", { content: [text("hello")] }],
  ["a number", 0, { content: [text("0")] }],
  ["a boolean", false, { content: [text("false")] }],
  ["nothing", undefined, { content: [] }],
  ["null", null, { content: [] }],
  ["a block", image, { content: [image] }],
  ["blocks", [text("a"), image], { content: [text("a"), image] }],
  ["no blocks", [], { content: [] }],
  ["an object", { n: 1 }, { content: [text('{"n":1}')], structuredContent: { n: 1 } }],
  ["an array", [1], { content: [text("[1]")], structuredContent: [1] }],
  [
    "an object that only looks like a result",
    { content: ["a"] },
    { content: [text('{"content":["a"]}')], structuredContent: { content: ["a"] } },
  ],
  [
    "an object with more than a result has",
    { content: [], page: 1 },
    { content: [text('{"content":[],"page":1}')], structuredContent: { content: [], page: 1 } },
  ],
  ["a whole result", { content: [image], isError: true }, { content: [image], isError: true }],
  [
    "a whole result without content",
    { content: [], structuredContent: 0 },
    { content: [text("0")], structuredContent: 0 },
  ],
  ["a date", new Date(0), { content: [text("1970-01-01T00:00:00.000Z")] }],
  [
    "an object that JSON knows as an array",
    { toJSON: () => [1, 2] },
    { content: [text("[1,2]")], structuredContent: [1, 2] },
  ],
  [
    "an object that JSON knows as another",
    { toJSON: () => ({ n: 1 }) },
    { content: [text('{"n":1}')], structuredContent: { n: 1 } },
  ],
  ["an object that JSON leaves out", { toJSON: () => undefined }, { content: [] }],
  [
    "a whole result with a date",
    { content: [image], structuredContent: new Date(0) },
    { content: [image], structuredContent: "1970-01-01T00:00:00.000Z" },
  ],
  [
    "a whole result with what JSON leaves out",
    { content: [image], structuredContent: { toJSON: () => undefined } },
    { content: [image] },
  ],
])("makes a result of %s", (_what, value, result) => {
  expect(toResult(value)).toEqual(result);
});

test.each<[string, unknown]>([
  ["a function: call it, and return what it gives", () => 1],
  ["a function: call it, and return what it gives", class {}],
  ["a symbol: return a text", Symbol("x")],
  ["an Error: throw it", new RangeError("Too far")],
  ["a Map: return Object.fromEntries(map)", new Map([["a", 1]])],
  ["a Set: return [...set]", new Set([1])],
  ["bytes: return content", Buffer.from("x")],
  ["bytes: return content", new ArrayBuffer(1)],
])("refuses what a client would be told nothing of: %s", (words, value) => {
  expect(() => toResult(value)).toThrow(`The tool returned ${words}`);
});

describe.each<[string, readonly unknown[], readonly unknown[]]>([
  ["2024-11-05", [], ["text", "image", "resource"]],
  ["2025-03-26", [], ["text", "image", "audio", "resource"]],
  ["2025-06-18", [{ n: 1 }], ["text", "image", "audio", "resource", "resource_link"]],
  ["2025-11-25", [{ n: 1 }], ["text", "image", "audio", "resource", "resource_link"]],
  [
    "2026-07-28",
    [{ n: 1 }, "text", [1], null, 0, "", false],
    ["text", "image", "audio", "resource", "resource_link"],
  ],
])("%s", (version, structured, kinds) => {
  const revision = findRevision(version) as Revision;

  test("carries what it may of structured values, and their text always (case 107)", () => {
    for (const value of [{ n: 1 }, "text", [1], null, 0, "", false]) {
      const carried = toRevision(withTwin({ content: [], structuredContent: value }), revision);

      expect("structuredContent" in carried).toBe(structured.some((kept) => same(kept, value)));
      if ("structuredContent" in carried) expect(carried.structuredContent).toEqual(value);
      expect(carried.content).toEqual([text(JSON.stringify(value))]);
    }
  });

  test("carries the kinds of content it has, and text for the others", () => {
    const resource = { type: "resource", resource: { uri: "file:///a", text: "a" } };
    const blocks = [text("a"), image, audio, link, resource];

    const { content } = toRevision(toResult(blocks), revision);

    expect(content.map(({ type }) => type)).toEqual(
      blocks.map(({ type }) => (kinds.includes(type) ? type : "text")),
    );
    if (!kinds.includes("resource_link")) expect(content[3]).toEqual(text("notes: file:///notes"));
  });
});

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
