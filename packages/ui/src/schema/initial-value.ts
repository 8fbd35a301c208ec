import { isJsonValue } from "../json/is-json-value.ts";
import type { JsonRecord, JsonValue } from "../json/json-value.ts";
import { describeField } from "./describe-field.ts";
import type { FieldShape, Member, Option } from "./field-shape.ts";
import type { JsonSchema } from "./json-schema.ts";
import { resolveSchema } from "./resolve-schema.ts";

const MOST_LEVELS = 8;

/**
 * What a form starts from: the defaults, what can be nothing else, and the objects that must be there;
 * undefined where a person has to say it.
 */
export function initialValue(
  schema: JsonSchema,
  root: JsonSchema,
  levels = MOST_LEVELS,
): JsonValue | undefined {
  const resolved = resolveSchema(schema, root);
  if (resolved === undefined || levels === 0) return undefined;
  const preset = resolved["default"];
  if (isJsonValue(preset)) return preset;
  return blankOf(describeField(resolved, root), root, levels - 1);
}

function blankOf(shape: FieldShape, root: JsonSchema, levels: number): JsonValue | undefined {
  switch (shape.kind) {
    case "boolean":
      return false;
    case "choice":
      return onlyValue(shape.options);
    case "choices":
    case "list":
      return [];
    case "group":
      return initialRecord(shape.members, root, levels);
    case "alternatives":
      return initialValue(shape.alternatives[0]?.schema ?? false, root, levels);
    default:
      return undefined;
  }
}

function onlyValue(options: readonly Option[]): JsonValue | undefined {
  return options.length === 1 ? options[0]?.value : undefined;
}

/** What the properties of an object start from. */
export function initialRecord(
  members: readonly Member[],
  root: JsonSchema,
  levels = MOST_LEVELS,
): JsonRecord {
  const entries = members.flatMap(({ name, schema, isRequired }): [string, JsonValue][] => {
    const value = isRequired ? initialValue(schema, root, levels) : presetOf(schema, root);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}

function presetOf(schema: JsonSchema, root: JsonSchema): JsonValue | undefined {
  const preset = resolveSchema(schema, root)?.["default"];
  return isJsonValue(preset) ? preset : undefined;
}
