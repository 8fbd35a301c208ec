import { type JsonSchema, type Schema, tool } from "@mcp-actors/server";
import { z } from "zod";
import { contactSchema } from "../fixtures/contact-schema.ts";

/** A JSON Schema to show as it is; it takes every object. */
function shown(schema: JsonSchema): Schema<Record<string, unknown>> {
  const { validate } = z.record(z.string(), z.unknown())["~standard"];
  return {
    "~standard": {
      version: 1,
      vendor: "json-schema",
      validate,
      jsonSchema: { input: () => schema, output: () => schema },
    },
  };
}

/** Tools that are here for their schemas. */
export const schemas = {
  json_schema_2020_12_tool: tool({
    description: "Has a schema with the keywords of JSON Schema 2020-12.",
    input: shown(contactSchema),
    run: (args) => `JSON Schema 2020-12 tool called with: ${JSON.stringify(args)}`,
  }),
  test_custom_header: tool({
    description: "Has an argument that HTTP clients repeat as a header.",
    input: z.object({
      region: z.string().optional().meta({ "x-mcp-header": "Region" }),
    }),
    run: ({ region }) => `Region: ${region ?? "none"}`,
  }),
  test_structured_content: tool({
    description: "Adds two numbers, and says so in a value with a schema.",
    input: z.object({ a: z.number(), b: z.number() }),
    output: z.object({ sum: z.number() }),
    annotations: { readOnlyHint: true, idempotentHint: true },
    run: ({ a, b }) => ({ sum: a + b }),
  }),
};
