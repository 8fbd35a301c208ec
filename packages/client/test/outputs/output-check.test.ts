import type { Result } from "@mcp-actors/protocol";
import { describe, expect, test } from "vitest";
import { z } from "zod";
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

describe("a schema that takes too long to follow costs its own tool the check", () => {
  const doubling = Object.fromEntries(
    Array.from({ length: 60 }, (_none, at) => {
      const next = { $ref: `#/$defs/d${at + 1}` };
      return [`d${at}`, { allOf: [next, next] }];
    }),
  );
  const again = { $ref: "#/$defs/again" };
  const deep = nested(50, {}, (inside) => ({ next: inside }));

  test.each<[what: string, outputSchema: object, structuredContent: unknown, why: RegExp]>([
    [
      "refers to the next twice, again and again",
      { $defs: { ...doubling, d60: {} }, $ref: "#/$defs/d0" },
      {},
      /takes too long/,
    ],
    [
      "checks each level twice",
      { $defs: { again: { properties: { next: { allOf: [again, again] } } } }, ...again },
      deep,
      /takes too long/,
    ],
    [
      "has a pattern that tries all ways",
      { properties: { text: { pattern: "^(a+)+$" } } },
      { text: `${"a".repeat(100)}!` },
      /^Pattern "\^\(a\+\)\+\$" could take too long/,
    ],
    [
      "has a name that tries all ways",
      { patternProperties: { "^(a|a)*$": {} } },
      { [`${"a".repeat(100)}!`]: 1 },
      /could take too long/,
    ],
    [
      "compares each member of a long list with each other",
      { uniqueItems: true },
      Array.from({ length: 20_000 }, (_none, at) => ({ at })),
      /takes too long/,
    ],
    [
      "goes through all fields of a large object, very often",
      { allOf: Array.from({ length: 5000 }, () => ({ minProperties: 1 })) },
      Object.fromEntries(Array.from({ length: 20_000 }, (_none, at) => [at, at])),
      /takes too long/,
    ],
    [
      "names what is within what it names",
      nested(40, {}, (inside, at) => ({ $id: `https://example.org/${at}`, not: inside })),
      {},
      /too many names/,
    ],
    ["is huge", { anyOf: Array.from({ length: 30_000 }, () => ({})) }, {}, /too large/],
  ])("one that %s", async (_what, outputSchema, structuredContent, why) => {
    await using world = await listing([{ name: "hostile", outputSchema }]);
    const result = { content: [], structuredContent };

    expect(await calling(world, "hostile", result)).toEqual(result);
    expect(unchecked(world)).toMatchObject([
      { tool: "hostile", error: { message: expect.stringMatching(why) } },
    ]);
  });

  test("thousands of rows with patterns, names and limits are checked to the last", async () => {
    const row = z.strictObject({
      id: z.uuid(),
      email: z.email(),
      tags: z.array(z.string().max(20)),
      at: z.iso.datetime(),
    });
    const outputSchema = z.toJSONSchema(z.object({ rows: z.array(row) }));
    await using world = await listing([{ name: "rows", outputSchema }]);
    const good = {
      id: "9491d710-3185-4e06-bea0-6a2f275345e0",
      email: "somebody@example.org",
      tags: ["one", "two"],
      at: "2026-01-31T12:00:00Z",
    };
    const rows = Array.from({ length: 5000 }, () => good);
    const result = (last: object) => ({
      content: [],
      structuredContent: { rows: [...rows, last] },
    });

    expect(await calling(world, "rows", result(good))).toEqual(result(good));
    await expect(calling(world, "rows", result({ ...good, email: "nobody" }))).rejects.toThrow(
      "#/rows/5000/email: String does not match",
    );
    expect(unchecked(world)).toEqual([]);
  });
});

/** A thing within a thing, so many times. */
function nested(
  depth: number,
  innermost: object,
  around: (inside: object, at: number) => object,
): object {
  return Array.from({ length: depth }).reduce(
    (inside: object, _none, at) => around(inside, at),
    innermost,
  );
}

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
