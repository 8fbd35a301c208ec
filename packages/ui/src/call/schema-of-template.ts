import type { JsonSchema } from "../schema/json-schema.ts";

/** The variables of a URI template as a schema: all of them are text that must be there, those of a query aside. */
export function schemaOfTemplate(template: string): JsonSchema {
  const variables = [...template.matchAll(/\{([+#./;?&]?)([^{}]+)\}/g)].flatMap(
    ([, operator = "", list = ""]) =>
      list.split(",").map((variable) => ({
        name: variable.replace(/\*$|:\d+$/, ""),
        isRequired: operator !== "?" && operator !== "&",
      })),
  );
  return {
    type: "object",
    properties: Object.fromEntries(variables.map(({ name }) => [name, { type: "string" }])),
    required: variables.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    additionalProperties: false,
  };
}
