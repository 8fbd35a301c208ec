import { beforeAll, describe, expect, test } from "vitest";
import { everything } from "../../src/everything.ts";
import { followScript, type Transcript } from "./follow-script.ts";
import { WIRES } from "./open-wires.ts";

describe.each(["legacy", "modern"])("in the %s era", (era) => {
  let expected: Transcript;

  beforeAll(async () => {
    expected = await followScript(everything, era);
  });

  test("the script meets progress, logs, answers to questions, changes, errors and a cancel", () => {
    const text = JSON.stringify(expected);

    for (const part of [
      "Completed step 100 of 100",
      "An error message",
      "Ada likes green",
      "read so many times",
      "-32601",
      "bored",
      "süd",
      '"sum":100',
    ]) {
      expect(text).toContain(part);
    }
  });

  test.each(WIRES)("%s gives what the same server in this process gives", async (_name, open) => {
    const { target, close } = await open();

    const transcript = await followScript(target, era);

    expect(transcript).toEqual(expected);
    await close();
  });
});
