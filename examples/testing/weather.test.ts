import { connectPair } from "@mcp-actors/testing";
import { expect, test } from "vitest";
import { weather } from "./weather.ts";

test("forecasts, and tells of its progress", async () => {
  await using pair = await connectPair(weather);
  const heard: unknown[] = [];

  const { structuredContent } = await pair.client.callTool(
    "forecast",
    { city: "Oslo" },
    { onProgress: ({ message }) => heard.push(message) },
  );

  expect(structuredContent).toEqual({ celsius: 21 });
  expect(heard).toEqual(["asking for Oslo"]);
});

test("a call that nobody answers ends after a minute, which takes no time", async () => {
  await using pair = await connectPair(weather);
  pair.wire.stall();

  const call = pair.client.callTool("forecast", { city: "Oslo" });
  pair.clock.advance(60_000);

  await expect(call).rejects.toMatchObject({ outcome: "timedOut" });
});

test("a wire that is cut takes the call with it, and nothing else", async () => {
  await using pair = await connectPair(weather);
  pair.wire.stall();

  const call = pair.client.callTool("forecast", { city: "Oslo" });
  pair.wire.cut();

  await expect(call).rejects.toMatchObject({ outcome: "lost" });
  expect(pair.client.counts.calls).toBe(0);
});
