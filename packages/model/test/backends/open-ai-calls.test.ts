import { expect, test } from "vitest";
import { OpenAiCalls } from "../../src/backends/open-ai-calls.ts";

/** One piece of a call, as endpoints send them. */
const piece = (name: string | undefined, text: string, place: object = {}) => ({
  ...place,
  function: { ...(name !== undefined && { name }), arguments: text },
});

const FIRST = { name: "add", args: { a: 1 } };
const SECOND = { name: "list", args: { b: 2 } };

test.each([
  [
    "interleaved, by their index",
    [
      piece("add", "", { index: 0, id: "x" }),
      piece("list", '{"b"', { index: 1, id: "y" }),
      piece(undefined, '{"a":', { index: 0 }),
      piece(undefined, ":2}", { index: 1 }),
      piece(undefined, "1}", { index: 0 }),
    ],
  ],
  [
    "under one index, with ids of their own",
    [
      piece("add", '{"a":1}', { index: 0, id: "x" }),
      piece("list", '{"b":', { index: 0, id: "y" }),
      piece(undefined, "2}", { index: 0 }),
    ],
  ],
  [
    "without an index",
    [
      piece("add", '{"a":', { id: "x" }),
      piece(undefined, "1}"),
      piece("list", '{"b":2}', { id: "y" }),
    ],
  ],
  [
    "without an index or an id",
    [piece("add", '{"a":', {}), piece(undefined, "1}"), piece("list", '{"b":2}')],
  ],
  [
    "with their name in each piece",
    [
      piece("add", '{"a":', { index: 0, id: "x" }),
      piece("add", "1}", { index: 0, id: "x" }),
      piece("list", '{"b":2}', { index: 1, id: "y" }),
    ],
  ],
])("calls that arrive %s are told apart", (_how, pieces) => {
  const calls = new OpenAiCalls();

  for (const one of pieces) calls.take([one]);

  expect(calls.wanted).toMatchObject([FIRST, SECOND]);
});

test.each([
  ["", {}],
  ["{oops", "{oops"],
  ["5", 5],
])("arguments that are written as %j are %j, for the tool to judge", (text, args) => {
  const calls = new OpenAiCalls();

  calls.take([piece("add", text, { index: 0 })]);

  expect(calls.wanted).toMatchObject([{ args }]);
});
