import { describe, expect, test } from "vitest";
import { connectModel, defineModel } from "../../src/index.ts";
import { corpus, storyteller, tell } from "../../src/storyteller/index.ts";
import { network } from "../../src/storyteller/network.ts";
import { Reading } from "../../src/storyteller/reading.ts";
import { encode } from "../../src/storyteller/tokenizer.ts";

const OPENING = "Once upon a time, there was";
const model = defineModel({ name: "storyteller", generate: storyteller() });

describe("the storyteller", () => {
  test("tells the same story for the same seed, and another for another", async () => {
    await using client = await connectModel(model);
    const told = async (seed: number) => client.generate({ prompt: OPENING, seed });

    const [first, again, other] = [await told(7), await told(7), await told(8)];

    expect(first).toBe([...tell(OPENING, { seed: 7 })].join(""));
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  test("tells new stories where there is no seed", async () => {
    await using client = await connectModel(model);

    const stories = new Set([await client.generate(OPENING), await client.generate(OPENING)]);

    expect(stories.size).toBe(2);
  });

  test.each([
    ["endTurn", { seed: 7 }],
    ["maxTokens", { seed: 7, maxTokens: 5 }],
    ["stopSequence", { seed: 7, stop: ["Leo"] }],
  ])("says that it stopped for %s", async (stopReason, request) => {
    await using client = await connectModel(model);
    const generation = client.generate({ prompt: OPENING, ...request });
    const text = await generation;

    expect(generation.stopReason).toBe(stopReason);
    expect(text).not.toContain("\n");
    if (stopReason === "stopSequence") expect(text).not.toContain("Leo");
  });

  test("stops in the middle of a sentence when it is told to", async () => {
    await using client = await connectModel(model);
    const generation = client.generate({ prompt: OPENING, seed: 7 });
    let tokens = 0;

    for await (const _token of generation) {
      tokens += 1;
      if (tokens === 10) break;
    }

    await expect(generation).rejects.toMatchObject({ outcome: "cancelled" });
    expect(generation.text.length).toBeLessThan([...tell(OPENING, { seed: 7 })].join("").length);
  });
});

describe("telling", () => {
  test("takes the likeliest token at temperature 0, whatever the seed", () => {
    const told = [1, 2, 3].map((seed) => [...tell("Tom", { seed, temperature: 0 })].join(""));

    expect(new Set(told).size).toBe(1);
  });

  test("begins a story where there is no prompt", () => {
    expect([...tell("", { seed: 1 })].join("")).toMatch(/^(?:Once|There once)/);
  });

  test("goes on from the end of a prompt that is longer than its window", () => {
    const prompt = `${"Ada met a fox. ".repeat(100)}Once upon a time, there was`;

    const told = [...tell(prompt, { seed: 1 })].join("");

    expect(told.length).toBeGreaterThan(20);
  });

  test("never goes past its window", () => {
    const tokens = [...tell("Tom", { seed: 1, maxTokens: 10_000, temperature: 2, topK: 500 })];

    expect(tokens.length).toBeLessThanOrEqual(160);
  });
});

describe("the corpus", () => {
  const stories = [...corpus({ stories: 500 })];

  test("has as many stories as are asked for, no two alike, each on one line", () => {
    expect(new Set(stories).size).toBe(500);
    expect(stories.filter((story) => /\n|undefined|[^ -~]/.test(story))).toEqual([]);
  });

  test("is the same for the same seed, and another for another", () => {
    expect([...corpus({ stories: 3 })]).toEqual(stories.slice(0, 3));
    expect([...corpus({ stories: 3, seed: 8 })]).not.toEqual(stories.slice(0, 3));
  });

  test("is what the storyteller learned: it finds its stories far likelier than their words in another order", () => {
    const [story = ""] = stories;
    const words = story.split(" ");

    expect(surprise(story)).toBeLessThan(1);
    expect(surprise(words.toReversed().join(" "))).toBeGreaterThan(3);
  });

  test.each(stories.slice(0, 20))("begins, happens and ends: %s", (story) => {
    expect(story).toMatch(/^(?:Once upon a time|There once|Once there)/);
    expect(story.split(/[.!?]/).length).toBeGreaterThan(8);
    expect(story).toMatch(/[.]$/);
  });
});

/** How unexpected the tokens of a text are to the model, in nats each. */
function surprise(text: string): number {
  const [first = 0, ...rest] = encode(text).slice(0, 160);
  const reading = new Reading(network());
  reading.read(first);
  let sum = 0;
  for (const token of rest) {
    const total = reading.logits.reduce((all, logit) => all + Math.exp(logit), 0);
    sum += Math.log(total) - (reading.logits[token] ?? 0);
    if (!reading.isFull) reading.read(token);
  }
  return sum / rest.length;
}
