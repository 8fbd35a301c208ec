import { VERSIONS } from "@mcp-actors/protocol";
import { beforeAll, describe, expect, test } from "vitest";
import { features } from "../fixtures/features.ts";
import { serverProcess } from "../server-process.ts";
import { featuresScript } from "./features-script.ts";
import { followScript, type Transcript } from "./follow-script.ts";
import { openHere, wiresOf } from "./wires-of.ts";

const WIRES = wiresOf(features, serverProcess("feature-server"));

describe.each(VERSIONS)("in %s", (era) => {
  let expected: Transcript;

  beforeAll(async () => {
    expected = await followScript(openHere(features).target, era, featuresScript);
  });

  test("something is answered, asked, reported, logged, cancelled and refused", () => {
    const text = JSON.stringify(expected);

    for (const part of ["step 5", '"level":"error"', "-32601", "reference", "bored", "süd"]) {
      expect(text).toContain(part);
    }
  });

  test.each(WIRES)("%s gives what a server in this process gives", async (_name, open) => {
    const { target, close } = await open();

    const transcript = await followScript(target, era, featuresScript);

    expect(transcript).toEqual(expected);
    await close();
  });
});
