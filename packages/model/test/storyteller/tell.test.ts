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

test.each(["there was a", "a curious", "e", "boy named Max", " there was a curious boy"])(
  "a story that %j ends has nothing of it, however many tokens it takes",
  (stop) => {
    const whole = [...tell("Once upon a time,", { seed: 7 })].join("");

    const told = [...tell("Once upon a time,", { seed: 7, stop: [stop, "never said"] })].join("");

    expect(whole).toContain(stop);
    expect(told).toBe(whole.slice(0, whole.indexOf(stop)));
  },
);

test("a story in which no text that would end it comes is told whole", () => {
  const whole = [...tell("Tom", { seed: 3 })].join("");

  expect([...tell("Tom", { seed: 3, stop: [`${whole}!`, ""] })].join("")).toBe(whole);
});
