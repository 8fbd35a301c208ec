import fc from "fast-check";
import { expect, test } from "vitest";
import { diffRecordings, mockServer, recordedCalls, toVitest } from "../../src/replay/index.ts";
import { record } from "./weather.ts";

test("any part of a recording, in any order, can be read, served and written", async () => {
  const elicitation = () => ({ action: "accept", content: { unit: "F" } }) as const;
  const records = await record(
    async (client) => {
      await client.callTool("ask");
      await client.callTool("forecast", { city: "Oslo" });
      await client.callTool("none").catch(() => {});
    },
    { connect: { era: "legacy", elicitation }, ends: ["client", "server"] },
  );
  const wires = records.filter(({ kind }) => kind === "wire" || kind === "peer");

  fc.assert(
    fc.property(fc.shuffledSubarray(wires), (part) => {
      const calls = recordedCalls(part);
      toVitest(part, { target: "https://example.com/mcp" });
      expect(diffRecordings(part, part).flatMap(({ differences }) => differences)).toEqual([]);
      if (calls.length > 0) mockServer(part);
    }),
    { numRuns: 200 },
  );
});
