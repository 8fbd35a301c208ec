import { defineServer, tool } from "@mcp-actors/server";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { connectPair } from "../src/index.ts";

const weather = defineServer({
  name: "weather",
  version: "1.0.0",
  tools: {
    forecast: tool({
      input: z.object({ city: z.string() }),
      output: z.object({ degrees: z.number() }),
      run: () => ({ degrees: 21 }),
    }),
  },
});

const forecast = { structuredContent: { degrees: 21 } };

test("the example of the documentation: a call that runs out of time", async () => {
  await using pair = await connectPair(weather);
  const call = pair.client.callTool("forecast", { city: "Oslo" }, { timeout: 1000 });
  pair.wire.stall();
  pair.clock.advance(1000);
  await expect(call).rejects.toMatchObject({ outcome: "timedOut" });
});

test("a minute of silence is a time-out, and no end of the connection", async () => {
  await using pair = await connectPair(weather);
  pair.wire.stall();
  const call = pair.client.callTool("forecast", { city: "Oslo" });

  pair.clock.advance(60_000);

  await expect(call).rejects.toMatchObject({ outcome: "timedOut" });
  expect(pair.client.state).toBe("ready");
});

test("a stalled peer is noticed where it is asked for, and calls go on over another wire", async () => {
  await using pair = await connectPair(weather, {
    client: {
      liveness: { interval: 1000, patience: 500 },
      supervision: { initialDelay: 250, jitter: "none" },
    },
  });
  const first = pair.wire;
  first.stall();
  const stuck = pair.client.callTool("forecast", { city: "Oslo" });

  pair.clock.advance(1500);
  await expect(stuck).rejects.toMatchObject({
    outcome: "lost",
    message: "No sign of life for 1.5 s",
  });
  const waiting = ["Oslo", "Rome", "Lima"].map((city) =>
    pair.client.callTool("forecast", { city }),
  );
  expect(pair.client.state).toBe("reconnecting");
  expect(pair.client.counts.waitingCalls).toBe(3);
  pair.clock.advance(250);

  expect(await Promise.all(waiting)).toMatchObject([forecast, forecast, forecast]);
  expect(pair.wire).not.toBe(first);
});

test("a wire that is cut loses what is in flight", async () => {
  await using pair = await connectPair(weather);
  const call = pair.client.callTool("forecast", { city: "Oslo" });

  pair.wire.cut("The cable was cut");

  await expect(call).rejects.toMatchObject({ outcome: "lost", message: "The cable was cut" });
});

test("what a tool throws is told, unless a test asks for what clients are told otherwise", async () => {
  const fragile = defineServer({
    name: "fragile",
    version: "1.0.0",
    tools: {
      break: tool({
        run: () => {
          throw new Error("No database");
        },
      }),
    },
  });
  await using told = await connectPair(fragile);
  await using redacted = await connectPair(fragile, { server: { expose: false } });

  expect(JSON.stringify(await told.client.callTool("break"))).toContain("No database");
  expect(JSON.stringify(await redacted.client.callTool("break"))).toContain("reference");
});

describe("leaving", () => {
  test("ends both sides with nothing held", async () => {
    const pair = await connectPair(weather);
    await pair.client.callTool("forecast", { city: "Oslo" });

    await pair[Symbol.asyncDispose]();

    expect(pair.client.state).toBe("closed");
    expect(pair.server.counts).toMatchObject({ connections: 0, sessions: 0, running: 0 });
    expect(pair.clock.pending).toBe(0);
  });

  test("waits for no call that never ends", async () => {
    const stubborn = defineServer({
      name: "stubborn",
      version: "1.0.0",
      tools: { hang: tool({ run: () => new Promise(() => {}) }) },
    });
    const pair = await connectPair(stubborn);
    const call = pair.client.callTool("hang");

    await pair[Symbol.asyncDispose]();

    expect(call.state).toBe("lost");
    expect(pair.clock.pending).toBe(0);
  });
});

test.each([
  [{ cleint: {} }, "Unknown option cleint of connectPair, did you mean client"],
  [{ client: "me" }, 'Option client of connectPair must be an object, not "me"'],
  [{ server: 5 }, "Option server of connectPair must be an object, not 5"],
  [{ seed: "one" }, 'Option seed of connectPair must be a number from 0 on, not "one"'],
  [{ client: { onevent: 1 } }, "Unknown option onevent of connect, did you mean onEvent"],
  [{ server: { expse: 1 } }, "Unknown option expse of createServer, did you mean expose"],
])("%j is refused as the options of a pair", async (options, message) => {
  await expect(connectPair(weather, options as object)).rejects.toThrow(new TypeError(message));
});
