import { type Call, type Client, connect, ToolFailedError } from "@mcp-actors/client";
import type { CallToolResult, GetPromptResult, ReadResourceResult } from "@mcp-actors/protocol";
import { defineServer, prompt, resource, type Schema, tool } from "@mcp-actors/server";
import { describe, expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import { connectPair } from "../src/index.ts";

const weather = defineServer({
  name: "weather",
  version: "1.0.0",
  tools: {
    forecast: tool({
      input: z.object({ city: z.string(), days: z.number().default(1) }),
      output: z.object({ celsius: z.number(), places: z.array(z.string()) }),
      run: ({ city, days }) => ({ celsius: 20 + days, places: [city] }),
    }),
    greet: tool({ run: () => "Hello" }),
    report: tool({ input: z.object({ at: z.string().optional() }), run: ({ at }) => ({ at }) }),
    fail: tool({
      output: z.object({ never: z.string() }),
      run: () => ({ isError: true, content: [{ type: "text", text: "No such city" }] }),
    }),
    constructor: tool({ output: z.object({ is: z.string() }), run: () => ({ is: "tool" }) }),
  },
  prompts: {
    travel: prompt({
      arguments: { city: { required: true }, by: {}, with: { description: "Whom to take along" } },
      get: ({ city, by = "foot" }) => `To ${city} by ${by}`,
    }),
    plain: prompt({ get: () => "Plain" }),
    typed: prompt({
      arguments: z.object({ mood: z.enum(["good", "bad"]) }),
      get: ({ mood }) => mood,
    }),
  },
  resources: {
    "config://app": resource({ read: () => "config" }),
    "notes://{folder}/{id}{?q}": resource({
      read: ({ folder, id, q }) => `${folder} ${id} ${q ?? "-"}`,
    }),
  },
});

describe("a client that knows its server's definition", () => {
  test("calls tools by name, and is given their structured content", async () => {
    await using pair = await connectPair(weather);
    const { tools } = pair.client;

    expect(await tools.forecast({ city: "Oslo" })).toEqual({ celsius: 21, places: ["Oslo"] });
    expect(await tools.constructor()).toEqual({ is: "tool" });
    expect(await tools.greet()).toMatchObject({ content: [{ type: "text", text: "Hello" }] });
    // What a tool gives without promising it is in the whole result.
    expect(await tools.report({ at: "noon" })).toMatchObject({ structuredContent: { at: "noon" } });
  });

  test("is told of a tool's failure by an error", async () => {
    await using pair = await connectPair(weather);
    const failing = pair.client.tools.fail();

    await expect(failing).rejects.toThrow(ToolFailedError);
    await expect(failing).rejects.toMatchObject({
      message: "No such city",
      tool: "fail",
      result: { isError: true },
    });
  });

  test("lists the tools for itself, once", async () => {
    const asked: string[] = [];
    await using pair = await connectPair(weather, {
      client: {
        middleware: [
          (exchange, next) => {
            asked.push(exchange.request.method);
            return next(exchange);
          },
        ],
      },
    });
    const { tools } = pair.client;
    await Promise.all([tools.forecast({ city: "Oslo" }), tools.forecast({ city: "Rome" })]);
    await tools.greet();

    expect(asked).toEqual([
      "server/discover",
      "tools/call",
      "tools/call",
      "tools/list",
      "tools/call",
    ]);
  });

  test("fills in prompts and reads resources by name", async () => {
    await using pair = await connectPair(weather);
    const { prompts, resources } = pair.client;
    const text = async (call: Call<ReadResourceResult>) => (await call).contents[0];

    expect(await prompts.travel({ city: "Oslo" })).toMatchObject({
      messages: [{ content: { text: "To Oslo by foot" } }],
    });
    expect(await text(resources["config://app"]())).toMatchObject({ text: "config" });
    expect(
      await text(resources["notes://{folder}/{id}{?q}"]({ folder: "a b", id: "1", q: "x" })),
    ).toMatchObject({ uri: "notes://a%20b/1?q=x", text: "a b 1 x" });
  });

  test("can be awaited and written, and calls nothing by that", async () => {
    const name = "then";
    const thenable = defineServer({
      name: "thenable",
      version: "1.0.0",
      tools: Object.fromEntries([[name, tool({ run: () => name })]]),
    });
    await using pair = await connectPair(thenable);
    const { tools } = pair.client;

    expect(await Promise.resolve(tools)).toBe(tools);
    expect(JSON.stringify(tools)).toBe("{}");
    expect(await pair.client.callTool("then")).toMatchObject({ content: [{ text: "then" }] });
  });
});

describe("types", () => {
  type Weather = Client<typeof weather>;

  test("a tool takes what its input takes, and gives what its output gives", () => {
    expectTypeOf<Weather["tools"]["forecast"]>()
      .parameter(0)
      .toEqualTypeOf<{ city: string; days?: number | undefined }>();
    expectTypeOf<Awaited<ReturnType<Weather["tools"]["forecast"]>>>().toEqualTypeOf<{
      celsius: number;
      places: string[];
    }>();
    expectTypeOf<Awaited<ReturnType<Weather["tools"]["greet"]>>>().toEqualTypeOf<CallToolResult>();
    expectTypeOf<Weather["tools"]["forecast"]>().toBeCallableWith({ city: "Oslo" });
    expectTypeOf<Weather["tools"]["greet"]>().toBeCallableWith();
    expectTypeOf<Weather["tools"]["report"]>().toBeCallableWith();
    expectTypeOf<Weather["tools"]["report"]>().toBeCallableWith({ at: "noon" }, { timeout: 1 });
  });

  test("of a library other than Zod they are those of Standard Schema", () => {
    const define = (schema: Schema<{ city: string }, { city: URL }>) =>
      defineServer({
        name: "own",
        version: "1.0.0",
        tools: {
          find: tool({ input: schema, output: schema, run: ({ city }) => ({ city: city.href }) }),
        },
        prompts: { ask: prompt({ arguments: schema, get: ({ city }) => city.href }) },
      });
    type Own = Client<ReturnType<typeof define>>;

    expectTypeOf<Own["tools"]["find"]>().parameter(0).toEqualTypeOf<{ city: string }>();
    expectTypeOf<Awaited<ReturnType<Own["tools"]["find"]>>>().toEqualTypeOf<{ city: URL }>();
    expectTypeOf<Own["prompts"]["ask"]>().parameter(0).toEqualTypeOf<{ city: string }>();
  });

  test("a schema that nothing is known of gives the whole result", () => {
    type Made = Client<{ tools: { any: ReturnType<typeof make> } }>;
    const make = (output: Schema) => tool({ output, run: () => ({ content: [] }) });

    expectTypeOf<Awaited<ReturnType<Made["tools"]["any"]>>>().toEqualTypeOf<CallToolResult>();
  });

  test("only what is there can be named", () => {
    expectTypeOf<keyof Weather["tools"]>().toEqualTypeOf<
      "forecast" | "greet" | "report" | "fail" | "constructor"
    >();
    expectTypeOf<keyof Weather["prompts"]>().toEqualTypeOf<"travel" | "plain" | "typed">();
    expectTypeOf<keyof Weather["resources"]>().toEqualTypeOf<
      "config://app" | "notes://{folder}/{id}{?q}"
    >();
    expectTypeOf<keyof Client["tools"]>().toEqualTypeOf<never>();
  });

  test("a prompt takes its arguments, those it needs among them", () => {
    expectTypeOf<Weather["prompts"]["travel"]>().toBeCallableWith({ city: "Oslo" });
    expectTypeOf<Weather["prompts"]["travel"]>().toBeCallableWith({ city: "Oslo", by: "train" });
    expectTypeOf<Weather["prompts"]["plain"]>().toBeCallableWith();
    expectTypeOf<Weather["prompts"]["typed"]>()
      .parameter(0)
      .toEqualTypeOf<{ mood: "good" | "bad" }>();
    expectTypeOf<
      Awaited<ReturnType<Weather["prompts"]["travel"]>>
    >().toEqualTypeOf<GetPromptResult>();
  });

  test("a family of resources takes the variables of its template", () => {
    type Notes = Weather["resources"]["notes://{folder}/{id}{?q}"];

    expectTypeOf<Notes>().toBeCallableWith({ folder: "a", id: "1" });
    expectTypeOf<Parameters<Notes>[0]["q"]>().toEqualTypeOf<string | undefined>();
    expectTypeOf<Weather["resources"]["config://app"]>().toBeCallableWith();
  });

  test("what does not fit is an error of the compiler", () => {
    const wrong = (client: Weather) => {
      // @ts-expect-error -- a city is a text
      void client.tools.forecast({ city: 1 });
      // @ts-expect-error -- there is no forecast without a city
      void client.tools.forecast();
      // @ts-expect-error -- there is no such tool
      void client.tools.forecasts({ city: "Oslo" });
      // @ts-expect-error -- a city is needed
      void client.prompts.travel({ by: "train" });
      // @ts-expect-error -- an id is needed
      void client.resources["notes://{folder}/{id}{?q}"]({ folder: "a" });
    };

    expectTypeOf(wrong).toBeFunction();
  });

  test("they come of a definition that is connected to, or of its type alone", () => {
    const inProcess = () => connect(weather);
    const elsewhere = () => connect<typeof weather>({ command: "weather" });
    const anything = () => connect({ command: "weather" });

    expectTypeOf(inProcess).returns.resolves.toEqualTypeOf<Weather>();
    expectTypeOf(elsewhere).returns.resolves.toEqualTypeOf<Weather>();
    expectTypeOf(anything).returns.resolves.toEqualTypeOf<Client>();
  });

  test("a client that knows more stands wherever one that knows less does", () => {
    expectTypeOf<Weather>().toExtend<Client>();
  });
});
