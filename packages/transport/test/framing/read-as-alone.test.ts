import { decodeMessage } from "@mcp-actors/protocol";
import fc from "fast-check";
import { expect, test } from "vitest";
import { MessageReader } from "../../src/framing/message-reader.ts";
import { difference } from "./difference.ts";
import { hostileTexts } from "./hostile-texts.ts";
import { vandalize } from "./vandalize.ts";

const limits = fc.record({ maxDepth: fc.constantFrom(undefined, 2, 3, 5, 40, 50, 60, 70, 90) });

test("whatever a peer says is read as it would be alone, whatever becomes of what was read", () => {
  fc.assert(
    fc.property(hostileTexts, limits, (texts, given) => {
      const reader = new MessageReader(given);
      const kept = texts.map((text, index) => {
        const [read, alone] = [reader.read(text), decodeMessage(text, given)];
        expect(difference(read, alone)).toBeUndefined();
        if (index % 2 === 0) vandalize(read);
        return [read, alone, index % 2 !== 0] as const;
      });
      for (const [read, alone, isWhole] of kept) {
        if (isWhole) expect(difference(read, alone)).toBeUndefined();
      }
    }),
    { numRuns: 3000 },
  );
});

test.each([
  "null",
  "5",
  '"}}"',
  "[]",
  "[1]",
  "{}",
  '{"n":null}',
  '{"__proto__":1}',
  '{"toJSON":1}',
])("a _meta that is %s is read as it came", (meta) => {
  const reader = new MessageReader({});
  const texts = [1, 2, 3].flatMap((id) => [
    `{"jsonrpc":"2.0","id":${id},"method":"say","params":{"a":1,"_meta":${meta}}}`,
    `{"jsonrpc":"2.0","id":${id},"result":{"a":1,"_meta":${meta}}}`,
    `{"jsonrpc":"2.0","method":"say","params":{"a":${id},"_meta":${meta}}}`,
  ]);

  for (const text of texts) {
    expect(difference(reader.read(text), decodeMessage(text))).toBeUndefined();
  }
});

test("a text that nests too deep is refused, whatever it repeats", () => {
  const reader = new MessageReader({ maxDepth: 100 });
  const nested = (depth: number) =>
    `{"jsonrpc":"2.0","id":1,"result":{"a":${"[".repeat(depth)}${"]".repeat(depth)},"_meta":{}}}`;

  expect([1, 2, 3].map((depth) => reader.read(nested(depth)).kind)).not.toContain("unreadable");
  expect([98, 99].map((depth) => reader.read(nested(depth)).kind)).toEqual([
    "result",
    "unreadable",
  ]);
});
