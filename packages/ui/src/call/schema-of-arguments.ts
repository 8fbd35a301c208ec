import type { PromptArgument } from "@mcp-actors/protocol";
import type { JsonSchema } from "../schema/json-schema.ts";

/** The arguments of a prompt as a schema: all of them are text. */
export function schemaOfArguments(promptArguments: readonly PromptArgument[] = []): JsonSchema {
  const properties = promptArguments.map(({ name, title, description }) => {
    const described = { ...(title && { title }), ...(description && { description }) };
    return [name, { type: "string", ...described }] as const;
  });
  const required = promptArguments.filter((one) => one.required === true).map(({ name }) => name);
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}
