import { expect, test } from "vitest";
import { chosenChapters, UnknownChapterError } from "../src/chosen-chapters.ts";

const TITLES = ["Progress", "Endings", "Restart"];

test.each([
  ["no words choose all", [], [1, 2, 3]],
  ["numbers choose their chapters", ["3", "1"], [3, 1]],
  ["the dashes of a runner of scripts choose nothing", ["--", "2"], [2]],
])("%s", (_what, words, numbers) => {
  expect([...chosenChapters(words, TITLES)]).toEqual(numbers);
});

test.each([["99"], ["five"], ["0"], ["-1"], ["1.5"], [""]])(
  "%j is no chapter, and is told with those that there are",
  (word) => {
    const choose = () => chosenChapters(["1", word], TITLES);

    expect(choose).toThrow(UnknownChapterError);
    expect(choose).toThrow(
      `There is no chapter ${word}, only these:\n  1  Progress\n  2  Endings\n  3  Restart`,
    );
  },
);
