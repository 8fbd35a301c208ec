import { isRecord, type PromptArgument } from "@mcp-actors/protocol";
import type { PromptArgumentRecord } from "../definition/define-prompt.ts";
import { present } from "../json/present.ts";
import { toJsonSchema } from "../schema/json-schema.ts";
import type { AnySchema, JsonSchema } from "../schema/schema.ts";

/** Arguments as clients see them. */
export function fromRecord(record: PromptArgumentRecord): readonly PromptArgument[] {
  return Object.entries(record).map(([name, { title, description, required }]) =>
    present({ name, title, description, required }),
  );
}

/** Arguments as clients see them; throws where the schema is not that of an object of texts. */
export function fromSchema(schema: AnySchema, of: string): readonly PromptArgument[] {
  const { properties, required, type } = toJsonSchema(schema, "input", `Arguments of ${of}`);
  if (type !== "object" || !isRecord(properties)) {
    throw new TypeError(`Arguments of ${of} must be an object with fields`);
  }
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(properties).map(([name, field]) => {
    if (!isRecord(field) || !isText(field)) {
      throw new TypeError(
        `Argument "${name}" of ${of} must be text, for clients send nothing else`,
      );
    }
    return present({
      name,
      title: toText(field["title"]),
      description: toText(field["description"]),
      required: needed.includes(name) || undefined,
    });
  });
}

/** A choice of texts, and what says nothing of its type, take text too. */
function isText({ type, enum: choices, const: only }: JsonSchema): boolean {
  if (type !== undefined) return type === "string";
  if (Array.isArray(choices)) return choices.some((choice) => typeof choice === "string");
  return only === undefined || typeof only === "string";
}

function toText(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
