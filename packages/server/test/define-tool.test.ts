import type { CallToolResult } from "@mcp-actors/protocol";
import { expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import {
  type Context,
  defineServer,
  type ServerDefinition,
  type Tool,
  tool,
} from "../src/index.ts";

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
