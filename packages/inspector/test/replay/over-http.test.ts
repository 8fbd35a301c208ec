import { connect } from "@mcp-actors/client";
import { serveHttp } from "@mcp-actors/server/node";
import { expect, test } from "vitest";
import { createInspector } from "../../src/index.ts";
import { answersAsRecorded, mockServer, recordedCalls, redrive } from "../../src/replay/index.ts";
import { weather } from "./weather.ts";

const elicitation = () => ({ action: "accept", content: { unit: "F" } }) as const;

test.each(["modern", "legacy"] as const)(
  "what was recorded over HTTP, in the %s era, is asked again and answered again",
  async (era) => {
    await using served = await serve();
    const inspector = createInspector();
    const client = await connect(served.url, { era, elicitation, inspect: inspector });
    await Promise.all([client.callTool("ask"), client.callTool("forecast", { city: "Oslo" })]);
    const call = client.callTool("slow", {}, { onProgress: () => call.cancel("enough") });
    await call.catch(() => {});
    await client.close();
    const records = inspector.records();
    const options = { era, ...answersAsRecorded(records) };

    expect(recordedCalls(records).find(({ subject }) => subject === "slow")).toMatchObject({
      outcome: "cancelled",
      reason: "enough",
    });
    for (const target of [served.url, mockServer(records)]) {
      await using now = await connect(target, options);
      const { requests, same } = await redrive(records, now);
      expect(requests.filter(({ verdict }) => verdict !== "same")).toEqual([]);
      expect(same).toBe(3);
    }
  },
);

async function serve() {
  const served = await serveHttp(weather());
  return { url: served.url, [Symbol.asyncDispose]: () => served.close() };
}
