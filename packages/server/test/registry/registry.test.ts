import { REVISIONS } from "@mcp-actors/protocol";
import { expect, test } from "vitest";
import { z } from "zod";
import { z as zod3 } from "zod/v3";
import {
  defineServer,
  type JsonSchema,
  prompt,
  resource,
  type Schema,
  tool,
} from "../../src/index.ts";
import { compile } from "../../src/registry/registry.ts";
import { startEra } from "../raw-client.ts";

const run = () => "";
const listed = (tools: Parameters<typeof defineServer>[0]["tools"], version = "2026-07-28") =>
  compile(defineServer({ name: "s", version: "1", ...(tools && { tools }) })).toolLists.get(
    version,
  );

test("lists a tool as it was defined, in the order of definition", () => {
  const tools = {
    second: tool({ run }),
    first: tool({
      title: "First",
      description: "The first",
      input: z.object({ city: z.string().describe("A city") }),
      annotations: { readOnlyHint: true },
      icons: [{ src: "https://example.com/icon.png" }],
      _meta: { "example.com/x": 1 },
      run,
    }),
  };

  expect(listed(tools)).toEqual([
    { name: "second", inputSchema: { type: "object", additionalProperties: false } },
    {
      name: "first",
      title: "First",
      description: "The first",
      inputSchema: {
        $schema: "https://json-schema.org/draft/2020-12/schema",
        type: "object",
        properties: { city: { type: "string", description: "A city" } },
        required: ["city"],
      },
      annotations: { readOnlyHint: true },
      icons: [{ src: "https://example.com/icon.png" }],
      _meta: { "example.com/x": 1 },
    },
  ]);
});

test.each([
  ["2024-11-05", { object: false, union: false, text: false }],
  ["2025-03-26", { object: false, union: false, text: false }],
  ["2025-06-18", { object: true, union: false, text: false }],
  ["2025-11-25", { object: true, union: false, text: false }],
  ["2026-07-28", { object: true, union: true, text: true }],
])("shows in %s the output schemas that its results can match", (version, shown) => {
  const tools = {
    object: tool({ output: z.object({ n: z.number() }), run: () => ({ n: 1 }) }),
    union: tool({ output: z.union([z.object({}), z.null()]), run: () => null }),
    text: tool({ output: z.string(), run: () => "" }),
  };

  const has = listed(tools, version)?.map((one) => [one.name, "outputSchema" in one]);

  expect(Object.fromEntries(has ?? [])).toEqual(shown);
});

test("has a list for every revision", () => {
  const { toolLists } = compile(defineServer({ name: "s", version: "1", tools: {} }));

  expect([...toolLists.keys()]).toEqual(REVISIONS.map(({ version }) => version));
});

test("shows a tool that is the same in every revision as one object", () => {
  const tools = { one: tool({ input: z.object({}), run }), two: tool({ output: z.string(), run }) };
  const { toolLists } = compile(defineServer({ name: "s", version: "1", tools }));
  const shown = [...toolLists.values()];

  expect(new Set(shown.map(([one]) => one)).size).toBe(1);
  expect(new Set(shown.map(([, two]) => two && "outputSchema" in two)).size).toBe(2);
});

test("says of a schema that only means an object that it is one", () => {
  const input = z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]);

  expect(listed({ either: tool({ input, run }) })?.[0]?.inputSchema).toMatchObject({
    type: "object",
    anyOf: [{}, {}],
  });
});

test("keeps every keyword of a schema", () => {
  const keywords = { $defs: { a: { $anchor: "a" } }, if: {}, else: {}, allOf: [{}] };
  const input = z.strictObject({ a: z.string() }).meta(keywords);

  expect(listed({ kept: tool({ input, run }) })?.[0]?.inputSchema).toMatchObject(keywords);
});

/** A schema of no library, which takes everything and shows what it is given. */
function shown(jsonSchema: JsonSchema): Schema<object> {
  const converter = { input: () => jsonSchema, output: () => jsonSchema };
  return {
    "~standard": {
      version: 1,
      vendor: "shown",
      validate: (value) => ({ value: value as object }),
      jsonSchema: converter,
    },
  };
}

test.each([
  [
    "a schema that holds itself",
    {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      type: "object",
      properties: { next: { $ref: "#/$defs/node" } },
      $defs: { node: { type: "object", properties: { next: { $ref: "#/$defs/node" } } } },
    },
  ],
  [
    "a schema of another draft",
    { $schema: "http://json-schema.org/draft-07/schema#", type: "object", definitions: { a: {} } },
  ],
  [
    "a schema that points outside, which nobody fetches",
    { type: "object", properties: { a: { $ref: "https://127.0.0.1:1/schema.json" } } },
  ],
])("shows %s unchanged (case 119)", (_what, schema) => {
  const tools = { one: tool({ input: shown(schema), output: shown(schema), run: () => ({}) }) };

  expect(listed(tools)?.[0]).toMatchObject({ inputSchema: schema, outputSchema: schema });
});

test("shows a schema of a library that holds itself (case 119)", () => {
  const Node = z.object({
    name: z.string(),
    get children() {
      return z.array(Node);
    },
  });

  expect(listed({ one: tool({ input: Node, run }) })?.[0]?.inputSchema).toMatchObject({
    type: "object",
    properties: { children: { type: "array", items: { $ref: "#" } } },
  });
});

const bare: Schema = {
  "~standard": { version: 1, vendor: "bare", validate: (value) => ({ value }) },
};

test.each<[string, object, string]>([
  [
    "an input that is no object",
    { input: z.string() },
    'Input of tool "bad" must describe an object, not "string"',
  ],
  [
    "an input without JSON Schema",
    { input: bare },
    'Input of tool "bad" is a bare schema, which has no JSON Schema to show a client',
  ],
  [
    "an input that is the fields of an object",
    { input: { city: z.string() } },
    'Input of tool "bad" is a plain object of fields: wrap the fields in z.object({ ... })',
  ],
  [
    "an input of other things",
    { input: { type: "object" } },
    'Input of tool "bad" is a plain object, not a schema',
  ],
  [
    "an input that is text",
    { input: "string" },
    'Input of tool "bad" must be a schema, not string',
  ],
  ["an output of Zod 3", { output: zod3.object({}) }, 'Output of tool "bad" is a schema of Zod 3'],
  [
    "an input of a Zod before the standard",
    { input: { _def: {} } },
    'Input of tool "bad" is a schema of Zod 3',
  ],
  ["a tool without a function", { run: "echo" }, 'Tool "bad" has no function run'],
  [
    "an output that JSON cannot hold",
    { output: z.date() },
    'Output of tool "bad" has no JSON Schema: Date cannot be represented in JSON Schema',
  ],
])("refuses %s, by name", (_what, parts, message) => {
  expect(() => listed({ bad: tool({ run, ...parts }) })).toThrow(message);
});

test.each([
  [
    "a resource without a function",
    { resources: { "a://b": {} } },
    'Resource "a://b" has no function read',
  ],
  ["a prompt without a function", { prompts: { bad: {} } }, 'Prompt "bad" has no function get'],
  [
    "a list of a prompt's arguments",
    { prompts: { bad: { arguments: [{ name: "city" }], get: run } } },
    'Arguments of prompt "bad" are a list, not what is known of each by its name',
  ],
])("refuses %s", (_what, parts, message) => {
  const offer = { name: "s", version: "1", ...parts };

  expect(() => Reflect.apply(defineServer, undefined, [offer])).toThrow(message);
});

test.each([
  ["name", { version: "1" }],
  ["name", { name: "", version: "1" }],
  ["version", { name: "s" }],
])("refuses a server without a %s", (field, offer) => {
  expect(() => Reflect.apply(defineServer, undefined, [offer])).toThrow(
    `Definition of a server has no ${field}`,
  );
});

test("refuses the fields of a form that are not wrapped", async () => {
  const asking = defineServer({
    name: "asking",
    version: "1",
    tools: {
      ask: tool({
        run: (_args, { elicit }) =>
          Reflect.apply(elicit, undefined, [{ message: "Who?", schema: { name: z.string() } }]),
      }),
    },
  });
  await using era = await startEra("2026-07-28", asking, {
    capabilities: { elicitation: { form: {} } },
    options: { expose: true },
  });

  const { result } = await era.client.call("ask", {}, era.params);

  expect(JSON.stringify(result)).toContain("wrap the fields in z.object({ ... })");
});

test.each(["", "a b", "a/b", "ü", "a".repeat(65)])("refuses a tool called %j", (name) => {
  expect(() => listed({ [name]: tool({ run }) })).toThrow(
    `Tool ${JSON.stringify(name)} must be named by 1 to 64 letters, digits, "_", "." or "-"`,
  );
});

test("shows what nobody can change, and leaves what it was made of alone", () => {
  const given = { type: "object", properties: { a: { type: "string", enum: ["x"] } } };
  const _meta = { "example.com/x": { list: [1] } };
  const icons = [{ src: "https://example.com/icon.png" }];
  const registry = compile(
    defineServer({
      name: "s",
      version: "1",
      icons,
      tools: {
        one: tool({ input: shown(given), output: shown(given), _meta, icons, run: () => ({}) }),
      },
      prompts: { two: prompt({ arguments: { a: { required: true } }, _meta, get: run }) },
      resources: { "file:///a": resource({ _meta, icons, read: run }) },
    }),
  );
  const { serverInfo, capabilities, toolLists, promptList, resourceList, templateList } = registry;
  const lists = [...toolLists.values(), promptList, resourceList, templateList];

  expect(thawed([serverInfo, capabilities, ...lists])).toEqual(["$"]);
  expect(thawed([given, _meta, icons])).toHaveLength(10);
});

/** The paths of all objects in a value that can be changed. */
function thawed(value: unknown, path = "$"): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, part]) => thawed(part, `${path}.${key}`));
  return Object.isFrozen(value) ? inside : [path, ...inside];
}

test("is worked out once a definition", () => {
  const definition = defineServer({ name: "s", version: "1" });

  expect(compile(definition)).toBe(compile(definition));
});
