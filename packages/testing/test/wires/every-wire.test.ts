import { VERSIONS } from "@mcp-actors/protocol";
import { beforeAll, describe, expect, test } from "vitest";
import { followScript, type Transcript } from "./follow-script.ts";
import { openHere, WIRES } from "./open-wires.ts";

describe.each(VERSIONS)("in %s", (era) => {
  let expected: Transcript;

  beforeAll(async () => {
    expected = await followScript(openHere().target, era);
  });

  test("something is answered, asked, reported, logged, cancelled and refused", () => {
    const text = JSON.stringify(expected);

    for (const part of ["step 5", '"level":"error"', "-32601", "reference", "bored", "süd"]) {
      expect(text).toContain(part);
    }
  });

  test.each(WIRES)("%s gives what a server in this process gives", async (_name, open) => {
    const { target, close } = await open();

    const transcript = await followScript(target, era);

    expect(transcript).toEqual(expected);
    await close();
  });
});
