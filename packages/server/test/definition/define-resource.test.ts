import { expect, expectTypeOf, test } from "vitest";
import {
  type CompletionContext,
  type Context,
  defineServer,
  type RequestContext,
  type Resource,
  type Resources,
  resource,
  type ServerDefinition,
} from "../../src/index.ts";

const server = { name: "s", version: "1" };

test("returns its argument", () => {
  const definition = { read: () => "" };

  expect(resource(definition)).toBe(definition);
});

test("infers the variables of a template from its key", () => {
  const definition = defineServer({
    ...server,
    resources: {
      "notes://{owner}/{id}{?q,tag*}": resource({
        list: async (ctx) => {
          expectTypeOf(ctx).toEqualTypeOf<RequestContext>();
          return ["notes://a/1"];
        },
        complete: {
          owner(value, ctx) {
            expectTypeOf(value).toEqualTypeOf<string>();
            expectTypeOf(ctx).toEqualTypeOf<CompletionContext>();
            return [value];
          },
        },
        read(variables, ctx) {
          expectTypeOf(variables).toEqualTypeOf<{
            readonly owner: string;
            readonly id: string;
            readonly q?: string;
            readonly tag?: readonly string[];
          }>();
          expectTypeOf(ctx).toEqualTypeOf<Context>();
          return null;
        },
      }),
      "file:///a": resource({
        size: 3,
        read(ctx) {
          expectTypeOf(ctx).toEqualTypeOf<Context>();
          return new Uint8Array();
        },
      }),
    },
  });

  expectTypeOf(definition.resources).toEqualTypeOf<
    Resources<"notes://{owner}/{id}{?q,tag*}" | "file:///a"> | undefined
  >();
  expectTypeOf(definition).toExtend<ServerDefinition>();
  expect(Object.isFrozen(definition.resources)).toBe(true);
});

test("knows what belongs to a template alone, and to a URI alone", () => {
  const templates = {
    "x:{a}": resource<"x:{a}">({ read: ({ a }) => a, list: () => [] }),
    // @ts-expect-error there is no such variable
    "y:{a}": resource<"y:{a}">({ read: () => "", complete: { b: () => [] } }),
    // @ts-expect-error the size of a family is nothing
    "z:{a}": resource<"z:{a}">({ read: () => "", size: 1 }),
  };
  // @ts-expect-error one resource has no others to list
  const one = resource({ read: () => "", list: () => [] });

  expect([Object.keys(templates), typeof one]).toEqual([["x:{a}", "y:{a}", "z:{a}"], "object"]);
});

test("a resource that is defined apart fits under any URI, and under no template", () => {
  const apart = resource({ read: (ctx) => ctx.principal });

  expectTypeOf(apart).toExtend<Resource<"x:a">>();
  defineServer({ ...server, resources: { "x:a": apart } });
  expectTypeOf<Resource<"x:{a}">>().not.toExtend<Resource<"x:a">>();
});

test("resources that are made one by one are resources too", () => {
  const made = Object.fromEntries(
    ["a", "b"].map((name) => [`x:${name}`, resource({ read: () => name })]),
  );

  const definition: ServerDefinition = defineServer({ ...server, resources: made });

  expect(Object.keys(definition.resources ?? {})).toEqual(["x:a", "x:b"]);
});
