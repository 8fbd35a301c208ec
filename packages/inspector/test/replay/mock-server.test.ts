import { connect } from "@mcp-actors/client";
import { VirtualClock } from "@mcp-actors/machine/testing";
import { defineServer, tool } from "@mcp-actors/server";
import { nextTurn } from "@mcp-actors/transport";
import { describe, expect, test } from "vitest";
import { createInspector } from "../../src/index.ts";
import { mockServer, recordedCalls } from "../../src/replay/index.ts";
import { record, weather } from "./weather.ts";

const eras = ["modern", "legacy"] as const;

describe.each(eras)("a recording of the %s era", (era) => {
  test("answers as the server did, with its progress", async () => {
    const records = await record((client) => client.callTool("forecast", { city: "Oslo" }), {
      connect: { era },
    });
    await using client = await connect(mockServer(records), { era });
    const progress: unknown[] = [];

    const result = await client.callTool(
      "forecast",
      { city: "Oslo" },
      { onProgress: (step) => progress.push(step) },
    );

    expect(result.structuredContent).toEqual({ celsius: 21, city: "Oslo" });
    expect(progress).toEqual([
      { progress: 1, total: 2, message: "asking the satellite" },
      { progress: 2, total: 2, message: "reading the answer" },
    ]);
    expect(client.server).toMatchObject({ era, info: { name: "weather" } });
  });

  test("asks what the server asked", async () => {
    const elicitation = () => ({ action: "accept", content: { unit: "F" } }) as const;
    const records = await record((client) => client.callTool("ask"), {
      connect: { era, elicitation },
    });
    await using client = await connect(mockServer(records), { era, elicitation });

    const { content } = await client.callTool("ask");

    expect(content).toEqual([{ type: "text", text: "in F" }]);
  });
});

test("a client of either era is told which one was recorded", async () => {
  const records = await record((client) => client.callTool("count"), {
    connect: { era: "legacy" },
  });

  await using client = await connect(mockServer(records));

  expect(client.server.era).toBe("legacy");
});

test("equal requests get the recorded answers in order, and the last again", async () => {
  const records = await record(async (client) => {
    await client.callTool("count");
    await client.callTool("count");
  });
  await using client = await connect(mockServer(records));
  const counted: unknown[] = [];

  for (let times = 0; times < 3; times += 1) {
    const { content } = await client.callTool("count");
    counted.push(content[0]);
  }

  expect(counted).toMatchObject([{ text: "1" }, { text: "2" }, { text: "2" }]);
});

test("what was redacted matches anything", async () => {
  const records = await record((client) => client.callTool("login", { password: "hunter2" }));
  await using client = await connect(mockServer(records));

  const { content } = await client.callTool("login", { password: "another" });

  expect(JSON.stringify(records)).not.toContain("hunter2");
  expect(content).toMatchObject([{ text: "hello, 7 letters" }]);
});

test("a request that was not recorded is told apart from those that were", async () => {
  const records = await record(async (client) => {
    await client.callTool("forecast", { city: "Oslo" });
    await client.callTool("count");
  });
  await using client = await connect(mockServer(records));

  await expect(client.callTool("forecast", { city: "Rome" })).rejects.toMatchObject({
    code: -32602,
    message:
      'The recording has no tools/call with {"name":"forecast","arguments":{"city":"Rome"}}; ' +
      'nearest: {"name":"forecast","arguments":{"city":"Oslo"}} (differs at arguments.city); ' +
      '{"name":"count"} (differs at name, arguments)',
  });
  await expect(client.listPrompts()).rejects.toThrow("The recording has no prompts/list, only");
});

test("waits as long as the server did, at the recorded speed", async () => {
  const records = await record((client) => client.callTool("count"));
  const answeredAt = recordedCalls(records).find(({ method }) => method === "tools/call")?.endedAt;
  // All at once, but the last answer after five seconds.
  const slow = records.map((one) => ({ ...one, at: one.at === answeredAt ? 5_000_000 : 0 }));
  const clock = new VirtualClock();
  await using client = await connect(mockServer(slow, { speed: "recorded", clock }));
  const counting = client.callTool("count");
  await Promise.race([counting, nextTurn()]);

  clock.advance(4999);
  await nextTurn();
  expect(counting.state).toBe("pending");
  clock.advance(1);

  expect((await counting).content).toMatchObject([{ text: "1" }]);
});

test("a request that was given up is not answered", async () => {
  const records = await record(async (client) => {
    const call = client.callTool("slow", {}, { onProgress: () => call.cancel("enough") });
    await call.catch(() => {});
  });
  await using client = await connect(mockServer(records));
  const call = client.callTool("slow", {}, { onProgress: () => call.cancel("me too") });

  await expect(call).rejects.toThrow("me too");
});

test("a recording without its opening is opened all the same", async () => {
  const records = await record((client) => client.callTool("count"), {
    connect: { era: "legacy" },
  });
  const late = records.filter((one) => one.kind !== "wire" || !("id" in one) || one.id !== 1);
  await using client = await connect(mockServer(late));

  expect(client.server.capabilities).toEqual({ tools: {} });
  expect((await client.callTool("count")).content).toMatchObject([{ text: "1" }]);
});

test("a recording of the server alone is as good", async () => {
  const records = await record((client) => client.callTool("count"), { ends: ["server"] });

  await using client = await connect(mockServer(records));

  expect((await client.callTool("count")).content).toMatchObject([{ text: "1" }]);
});

test("what both ends recorded is one request", async () => {
  const records = await record((client) => client.callTool("count"), {
    ends: ["client", "server"],
  });

  expect(recordedCalls(records).filter(({ method }) => method === "tools/call")).toHaveLength(1);
});

test("chooses among those whose requests were recorded", async () => {
  const records = await record((client) => client.callTool("count"));

  expect(() => mockServer(records, { peer: "nobody" })).toThrow(
    "The recording holds no request of nobody, only of mcp-actors, weather",
  );
  expect(() => mockServer([])).toThrow("The recording holds no request of a client");
});

test("of a recording of several servers one is chosen", async () => {
  const inspector = createInspector();
  const inspected = { inspect: inspector };
  const note = defineServer({
    name: "notes",
    version: "1.0.0",
    tools: { note: tool({ run: () => "noted" }) },
  });
  for (const definition of [weather(), note]) {
    await using client = await connect(definition, inspected);
    await client.listTools();
  }
  const records = inspector.records();

  expect(() => mockServer(records)).toThrow("requests to several servers: weather, notes");
  await using client = await connect(mockServer(records, { peer: "notes" }));

  expect((await client.listTools()).map(({ name }) => name)).toEqual(["note"]);
});
