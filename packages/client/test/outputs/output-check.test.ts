import type { Result } from "@mcp-actors/protocol";
import { describe, expect, test } from "vitest";
import { arrival, type FarWorld, type OpenClientOptions, openClient } from "../open-client.ts";

const degrees = {
  type: "object",
  properties: { celsius: { type: "number" } },
  required: ["celsius"],
};
const good = { content: [], structuredContent: { celsius: 21 } };
const bad = { content: [], structuredContent: { celsius: "hot" } };

interface ListedTool {
  readonly name: string;
  readonly outputSchema?: unknown;
}

/** A client that has listed these tools. */
async function listing(tools: readonly ListedTool[], options?: OpenClientOptions) {
  const world = await openClient(options);
  await list(world, tools);
  return world;
}

async function list(world: FarWorld, tools: readonly ListedTool[]): Promise<void> {
  const listed = world.client.listTools();
  await arrival();
  world.far.answer(world.far.request(), { tools });
  await listed;
}

function calling(world: FarWorld, name: string, result: Result): PromiseLike<unknown> {
  const call = world.client.callTool(name);
  void arrival().then(() => world.far.answer(world.far.request(), { ...result }));
  return call;
}

function unchecked(world: FarWorld): unknown[] {
  return world.events.filter(({ type }) => type === "output.unchecked");
}

describe("what a tool gives is checked against the schema that it was listed with (case 122)", () => {
  test.each<[what: string, result: Result]>([
    ["content that fits", good],
    ["a failure without content", { content: [], isError: true }],
    ["a failure with other content", { ...bad, isError: true }],
  ])("%s is handed on untouched", async (_what, result) => {
    await using world = await listing([{ name: "forecast", outputSchema: degrees }]);

    expect(await calling(world, "forecast", result)).toEqual(result);
  });

  test.each<[what: string, result: Result, problem: string]>([
    ["no content", { content: [] }, "there is none"],
    ["wrong content", bad, '#/celsius: Instance type "string" is invalid. Expected "number".'],
    [
      "content that lacks something",
      { content: [], structuredContent: {} },
      '#: Instance does not have required property "celsius".',
    ],
  ])("%s is an error", async (_what, result, problem) => {
    await using world = await listing([{ name: "forecast", outputSchema: degrees }]);

    await expect(calling(world, "forecast", result)).rejects.toThrow(
      `Structured content of tool forecast does not fit its output schema: ${problem}`,
    );
    expect(unchecked(world)).toEqual([]);
  });

  test("null and other JSON are content", async () => {
    await using world = await listing([{ name: "any", outputSchema: { type: ["null", "array"] } }]);
    const nothing = { content: [], structuredContent: null };

    expect(await calling(world, "any", nothing)).toEqual(nothing);
    await expect(calling(world, "any", { content: [], structuredContent: 0 })).rejects.toThrow(
      "does not fit",
    );
  });

  test("a tool on a later page is checked as well (case 130)", async () => {
    await using world = await openClient();
    const listed = world.client.listTools();
    await arrival();
    world.far.answer(world.far.request(), { tools: [{ name: "a" }], nextCursor: "2" });
    await arrival();
    world.far.answer(world.far.request(), { tools: [{ name: "b", outputSchema: degrees }] });
    await listed;

    await expect(calling(world, "b", bad)).rejects.toThrow("does not fit");
    expect(await calling(world, "a", bad)).toEqual(bad);
  });
});

describe("a schema that cannot be followed costs its own tool the check (cases 118, 119)", () => {
  const node = { type: "object", properties: { next: { $ref: "#/$defs/node" } } };

  test.each<[what: string, outputSchema: unknown, why: RegExp]>([
    ["leads nowhere", { properties: { celsius: { $ref: "#/$defs/none" } } }, /^Unresolved \$ref/],
    [
      "leads out of the document",
      { properties: { celsius: { $ref: "https://example.org/celsius.json" } } },
      /^Unresolved \$ref "https:/,
    ],
    [
      "goes round in circles",
      { $defs: { a: { $ref: "#/$defs/b" }, b: { $ref: "#/$defs/a" } }, $ref: "#/$defs/a" },
      /call stack/,
    ],
    [
      "is in a dialect of its own",
      { $schema: "https://example.org/mine" },
      /^Dialect "https:\/\/example.org\/mine" of JSON Schema is not known$/,
    ],
    ["is no object", "text", /^Output schema is no object$/],
    ["is null", null, /^Output schema is no object$/],
    ["has a pattern that is none", { properties: { celsius: { pattern: "(" } } }, /regular/],
  ])("one that %s", async (_what, outputSchema, why) => {
    await using world = await listing([
      { name: "odd", outputSchema },
      { name: "even", outputSchema: degrees },
    ]);

    expect(await calling(world, "odd", bad)).toEqual(bad);
    expect(await calling(world, "odd", bad)).toEqual(bad);
    await expect(calling(world, "even", bad)).rejects.toThrow("does not fit");
    expect(unchecked(world)).toMatchObject([
      { tool: "odd", error: { message: expect.stringMatching(why) } },
    ]);
  });

  test.each([
    [undefined],
    ["https://json-schema.org/draft/2020-12/schema"],
    ["http://json-schema.org/draft-07/schema#"],
  ])("one that refers to itself is followed, in dialect %s", async ($schema) => {
    const outputSchema = { $schema, $defs: { node }, ...node };
    await using world = await listing([{ name: "list", outputSchema }]);
    const result = (end: unknown) => ({ content: [], structuredContent: { next: { next: end } } });

    expect(await calling(world, "list", result({}))).toEqual(result({}));
    await expect(calling(world, "list", result(1))).rejects.toThrow("does not fit");
  });

  test("the list itself is as it came, before and after", async () => {
    const tools = [{ name: "forecast", outputSchema: Object.freeze({ ...degrees }) }];
    await using world = await listing(tools);
    await calling(world, "forecast", good);

    expect(Object.getOwnPropertyNames(tools[0]?.outputSchema)).toEqual(Object.keys(degrees));
  });
});

describe("nothing is checked", () => {
  test("before the tools were listed", async () => {
    await using world = await openClient();

    expect(await calling(world, "forecast", bad)).toEqual(bad);
  });

  test("once the list has changed, until it was read again", async () => {
    const tools = [{ name: "forecast", outputSchema: degrees }];
    await using world = await listing(tools);
    world.far.notify("notifications/tools/list_changed");
    await arrival();
    expect(await calling(world, "forecast", bad)).toEqual(bad);
    await list(world, tools);

    await expect(calling(world, "forecast", bad)).rejects.toThrow("does not fit");
  });

  test("of a tool that is listed without a schema, be it called constructor", async () => {
    await using world = await listing([{ name: "constructor" }]);

    expect(await calling(world, "constructor", bad)).toEqual(bad);
    expect(await calling(world, "toString", bad)).toEqual(bad);
  });
});
