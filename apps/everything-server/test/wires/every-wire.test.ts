import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import {
  followScript,
  type Transcript,
} from "../../../../packages/testing/test/wires/follow-script.ts";
import { wiresOf } from "../../../../packages/testing/test/wires/wires-of.ts";
import { everything } from "../../src/everything.ts";
import { everythingScript } from "./everything-script.ts";

const MAIN = fileURLToPath(new URL("../../src/main.ts", import.meta.url));

const WIRES = wiresOf(everything, {
  command: process.execPath,
  args: ["--conditions=@mcp-actors/source", MAIN, "--stdio"],
});

describe.each(["legacy", "modern"])("in the %s era", (era) => {
  let expected: Transcript;

  beforeAll(async () => {
    expected = await followScript(everything, era, everythingScript);
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

    const transcript = await followScript(target, era, everythingScript);

    expect(transcript).toEqual(expected);
    await close();
  });
});
