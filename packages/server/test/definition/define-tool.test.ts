import type { CallToolResult } from "@mcp-actors/protocol";
import { describe, expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import * as mini from "zod/mini";
import {
  type Arguments,
  type Context,
  defineServer,
  type InferInput,
  type InferOutput,
  type Returned,
  type Schema,
  type ServerDefinition,
  type Tool,
  tool,
} from "../../src/index.ts";

test("returns its argument", () => {
  const definition = { run: () => "" };

  expect(tool(definition)).toBe(definition);
});

test("infers arguments and result from the schemas", () => {
  tool({
    input: z.object({ city: z.string(), days: z.int().default(1) }),
    output: z.object({ celsius: z.number(), unit: z.string().default("C") }),
    async run(args, ctx) {
      expectTypeOf(args).toEqualTypeOf<{ city: string; days: number }>();
      expectTypeOf(ctx).toEqualTypeOf<Context>();
      const { unit } = await ctx.elicit({
        message: "Unit?",
        schema: z.object({ unit: z.enum(["C", "F"]) }),
      });
      expectTypeOf(unit).toEqualTypeOf<"C" | "F">();
      expectTypeOf(await ctx.once("n", () => 1)).toEqualTypeOf<number>();
      return { celsius: 21 };
    },
  });
  tool({
    run(args) {
      expectTypeOf(args).toEqualTypeOf<Readonly<Record<never, never>>>();
    },
  });
});

test("checks the result against the output schema", () => {
  const output = z.object({ celsius: z.number() });

  tool({ output, run: () => ({ celsius: 1 }) });
  tool({ output, run: async () => ({ celsius: 1 }) });
  tool({ output, run: (): CallToolResult => ({ content: [], isError: true }) });
  tool({
    output,
    async *run(_args, ctx) {
      yield ctx.progress(1);
      return { celsius: 1 };
    },
  });
  // @ts-expect-error a number is what the schema takes
  tool({ output, run: () => ({ celsius: "1" }) });
  // @ts-expect-error a field is missing
  tool({ output, run: async () => ({}) });
  tool({
    output,
    // @ts-expect-error the end of the generator gives the wrong thing
    async *run() {
      yield 1;
      return { fahrenheit: 1 };
    },
  });
});

describe("a schema", () => {
  const nested = z.object({
    at: z.object({ x: z.number().default(0), tags: z.array(z.string()).readonly() }).optional(),
    kind: z.discriminatedUnion("is", [
      z.object({ is: z.literal("a"), a: z.string().transform(Number) }),
      z.object({ is: z.literal("b"), b: z.record(z.string(), z.unknown()).nullable() }),
    ]),
    id: z.string().brand("id"),
  });
  const tree = z.object({
    name: z.string(),
    get children() {
      return z.array(tree).optional();
    },
  });
  const small = mini.object({ a: mini._default(mini.string(), "") });
  const own: Schema<{ city: string }, { city: URL }> = {
    "~standard": {
      version: 1,
      vendor: "own",
      validate: () => ({ value: { city: new URL("city:oslo") } }),
      jsonSchema: {
        input: () => ({ type: "object", properties: { city: { type: "string" } } }),
        output: () => ({ type: "object" }),
      },
    },
  };

  test("of Zod gives the types that Zod itself infers", () => {
    expectTypeOf<Arguments<typeof nested>>().toEqualTypeOf<z.output<typeof nested>>();
    expectTypeOf<InferInput<typeof nested>>().toEqualTypeOf<z.input<typeof nested>>();
    expectTypeOf<CallToolResult | z.input<typeof nested>>().toEqualTypeOf<
      Returned<typeof nested>
    >();
    expectTypeOf<InferOutput<typeof tree>>().toEqualTypeOf<z.output<typeof tree>>();
    expectTypeOf<InferInput<typeof small>>().toEqualTypeOf<{ a?: string | undefined }>();
    expectTypeOf<InferOutput<typeof small>>().toEqualTypeOf<{ a: string }>();
    expectTypeOf<InferOutput<z.ZodType<Date, string>>>().toEqualTypeOf<Date>();
    expectTypeOf<InferInput<z.ZodType<Date, string>>>().toEqualTypeOf<string>();
    tool({
      input: tree,
      output: tree,
      run: ({ name, children }) => ({ name: children?.[0]?.children?.[0]?.name ?? name }),
    });
  });

  test("of any other library gives the types of Standard Schema", () => {
    expectTypeOf<InferInput<typeof own>>().toEqualTypeOf<{ city: string }>();
    expectTypeOf<InferOutput<typeof own>>().toEqualTypeOf<{ city: URL }>();
    tool({
      input: own,
      output: own,
      run(args) {
        expectTypeOf(args).toEqualTypeOf<{ city: URL }>();
        return { city: args.city.href };
      },
    });
    // @ts-expect-error what the schema takes is a text
    tool({ output: own, run: () => ({ city: new URL("city:oslo") }) });
  });

  test("can be one that is not known yet", () => {
    const answer = <Of extends Schema>(input: Of, value: InferOutput<Of>) =>
      tool({ input, run: () => ({ content: [], structuredContent: { value } }) });
    const listed = <Of extends z.ZodObject>(input: Of) =>
      tool({ input, run: (args) => ({ args }) });

    expectTypeOf(answer(own, { city: new URL("city:oslo") })).toEqualTypeOf<
      Tool<typeof own, undefined>
    >();
    expectTypeOf(listed(nested)).toEqualTypeOf<Tool<typeof nested, undefined>>();
  });

  test("is nothing else", () => {
    // @ts-expect-error fields alone are no schema
    tool({ input: { city: z.string() }, run: () => "" });
    // @ts-expect-error nor is a JSON Schema
    tool({ output: { type: "object" }, run: () => "" });
    // @ts-expect-error nor a text
    tool({ input: "city", run: () => "" });
  });
});

test("keeps the types of tools in the definition of a server", () => {
  const input = z.object({ a: z.string() });
  const output = z.object({ b: z.number() });
  const definition = defineServer({
    name: "typed",
    version: "1",
    tools: { one: tool({ input, output, run: () => ({ b: 1 }) }), two: tool({ run: () => "" }) },
  });

  expectTypeOf(definition.tools?.one).toEqualTypeOf<
    Tool<typeof input, typeof output> | undefined
  >();
  expectTypeOf(definition).toExtend<ServerDefinition>();
  expect(Object.keys(definition.tools ?? {})).toEqual(["one", "two"]);
});

test("defines a value that nobody can change", () => {
  const tools = { one: tool({ run: () => "" }) };
  const definition = defineServer({ name: "frozen", version: "1", tools });

  expect(Object.isFrozen(definition)).toBe(true);
  expect(Object.isFrozen(definition.tools)).toBe(true);
  expect(Object.isFrozen(tools)).toBe(false);
});
