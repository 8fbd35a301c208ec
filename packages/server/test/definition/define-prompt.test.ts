import { expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import {
  type CompletionContext,
  type Context,
  defineServer,
  type Prompt,
  prompt,
  type ServerDefinition,
} from "../../src/index.ts";
import { compilePrompt } from "../../src/prompts/compiled-prompt.ts";

const get = () => "";

test("returns its argument", () => {
  const definition = { get };

  expect(prompt(definition)).toBe(definition);
});

test("infers the arguments from a record or a schema", () => {
  const definition = defineServer({
    name: "s",
    version: "1",
    prompts: {
      record: prompt({
        arguments: {
          a: { required: true, complete: (value) => [value] },
          b: { required: false },
          c: {},
        },
        get(args, ctx) {
          expectTypeOf(args).toEqualTypeOf<{
            readonly a: string;
            readonly b?: string;
            readonly c?: string;
          }>();
          expectTypeOf(ctx).toEqualTypeOf<Context>();
          return [];
        },
      }),
      schema: prompt({
        arguments: z.object({ a: z.string(), n: z.string().transform(Number).optional() }),
        complete: { n: () => ["1"] },
        get(args) {
          expectTypeOf(args).toEqualTypeOf<{ a: string; n?: number | undefined }>();
          return "";
        },
      }),
    },
  });

  prompt({ arguments: { a: {} }, get, complete: { a: () => [] } });
  expectTypeOf(prompt({ get })).toEqualTypeOf<Prompt<undefined>>();
  prompt({
    get(args) {
      expectTypeOf(args).toEqualTypeOf<Readonly<Record<never, never>>>();
      return "";
    },
  });
  // @ts-expect-error there is no such argument
  prompt({ arguments: { a: {} }, get, complete: { b: () => [] } });
  // @ts-expect-error a prompt gives messages
  prompt({ get: () => 7 });
  expectTypeOf(definition).toExtend<ServerDefinition>();
  expect(Object.isFrozen(definition.prompts)).toBe(true);
});

test("infers the arguments beside completers that stand in their record, wherever it is defined", () => {
  const { arguments: named } = prompt({
    arguments: {
      a: { required: true, complete: (value) => [value] },
      b: {
        async complete(value, ctx) {
          expectTypeOf(value).toEqualTypeOf<string>();
          expectTypeOf(ctx).toEqualTypeOf<CompletionContext>();
          return { values: [value] };
        },
      },
    },
    get: (args) => {
      expectTypeOf(args).toEqualTypeOf<{ readonly a: string; readonly b?: string }>();
      return args.a;
    },
  });
  prompt({
    arguments: { a: { complete: (value) => [value] } },
    // @ts-expect-error there is no such argument
    get: ({ b }) => String(b),
  });
  // @ts-expect-error a completer gives texts
  prompt({ arguments: { a: { complete: (value) => [value.length] } }, get });

  expect(Object.keys(named ?? {})).toEqual(["a", "b"]);
});

test.each<[string, object, string]>([
  [
    "a schema of no object",
    { arguments: z.string() },
    'Arguments of prompt "bad" must be an object with fields',
  ],
  [
    "an argument that is no text",
    { arguments: z.object({ n: z.number() }) },
    'Argument "n" of prompt "bad" must be text, for clients send nothing else',
  ],
  [
    "a choice without a text",
    { arguments: z.object({ n: z.literal([1, 2]) }) },
    'Argument "n" of prompt "bad" must be text, for clients send nothing else',
  ],
  [
    "a completer of nothing",
    { arguments: { a: {} }, complete: { b: () => [] } },
    'Completer "b" of prompt "bad" completes nothing that is there',
  ],
])("refuses %s, by name", (_what, parts, message) => {
  expect(() => compilePrompt("bad", { get, ...parts })).toThrow(new TypeError(message));
});

test("refuses a prompt without a name", () => {
  expect(() => compilePrompt("", { get })).toThrow("Prompt must have a name");
});

test("tells prompts apart by what they are", () => {
  const prints = [
    prompt({ get }),
    prompt({ description: "a", get }),
    prompt({ arguments: { a: {} }, get }),
  ].map((one) => compilePrompt("one", one).fingerprint);

  expect(new Set(prints).size).toBe(3);
  expect(compilePrompt("one", { get: () => "other" }).fingerprint).toBe(prints[0]);
});
