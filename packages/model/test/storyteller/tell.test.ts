import { describe, expect, test } from "vitest";
import { tell } from "../../src/storyteller/index.ts";
import { decode, encode } from "../../src/storyteller/tokenizer.ts";
import fixtures from "../fixtures/storyteller.json" with { type: "json" };

describe("the reference", () => {
  test.each(fixtures.generated)(
    "tells the same tokens after $prompt",
    ({ prompt, options, tokens }) => {
      expect([...tell(prompt, options)]).toEqual(tokens);
    },
  );

  test.each(fixtures.encoded)("reads the same tokens in $text", ({ text, ids }) => {
    expect(encode(text)).toEqual(ids);
  });
});

test("tokens are the text that they were made of", () => {
  const text = 'Once upon a time, there was "a hedgehog".\n';

  expect(encode(text).map(decode).join("")).toBe(text);
});
