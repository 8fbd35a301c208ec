import { isStrings } from "@mcp-actors/protocol";
import { FORMATS } from "./formats.ts";

/** The schema of a field as a server wrote it: only that it is an object is known. */
export interface FieldKeywords {
  readonly type?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly minLength?: unknown;
  readonly maxLength?: unknown;
  readonly minItems?: unknown;
  readonly maxItems?: unknown;
  readonly format?: unknown;
  readonly items?: unknown;
  readonly enum?: unknown;
  readonly oneOf?: unknown;
  readonly anyOf?: unknown;
}

/** What is wrong with the value of a field; undefined when it fits. Keywords that forms lack are passed over. */
export function checkField(schema: FieldKeywords, value: unknown): string | undefined {
  switch (schema.type) {
    case "boolean":
      return typeof value === "boolean" ? undefined : "is not a boolean";
    case "number":
    case "integer":
      return checkNumber(schema, value);
    case "array":
      return checkChoices(schema, value);
    default:
      return checkText(schema, value);
  }
}

function checkNumber({ type, minimum, maximum }: FieldKeywords, value: unknown) {
  if (typeof value !== "number" || !Number.isFinite(value)) return "is not a number";
  if (type === "integer" && !Number.isInteger(value)) return "is not an integer";
  return outside(value, [minimum, maximum], ["is under", "is over"]);
}

function checkChoices({ items, minItems, maxItems }: FieldKeywords, value: unknown) {
  if (!isStrings(value)) return "is not a list of strings";
  const choices = typeof items === "object" && items !== null ? choicesOf(items) : undefined;
  if (choices !== undefined && !value.every((item) => choices.includes(item))) {
    return `is not out of ${choices.join(", ")}`;
  }
  return outside(
    value.length,
    [minItems, maxItems],
    ["has fewer values than", "has more values than"],
  );
}

function checkText(schema: FieldKeywords, value: unknown) {
  if (typeof value !== "string") return "is not a string";
  const choices = choicesOf(schema);
  if (choices !== undefined) {
    return choices.includes(value) ? undefined : `is none of ${choices.join(", ")}`;
  }
  const { minLength, maxLength, format } = schema;
  // JSON Schema counts code points.
  const { length } = Array.from(value);
  return (
    outside(length, [minLength, maxLength], ["is shorter than", "is longer than"]) ??
    checkFormat(format, value)
  );
}

function checkFormat(format: unknown, value: string) {
  const fits = FORMATS.get(format)?.(value) ?? true;
  return fits ? undefined : `is not of format ${String(format)}`;
}

/** The values to choose from, bare or with titles. spec: SEP-1330 */
function choicesOf(schema: FieldKeywords): readonly unknown[] | undefined {
  if (Array.isArray(schema.enum)) return schema.enum;
  const titled = schema.oneOf ?? schema.anyOf;
  return Array.isArray(titled) ? titled.map((choice) => choice?.const) : undefined;
}

/** Says where a value lies outside of its limits; a limit that is no number is none. */
function outside(value: number, limits: readonly unknown[], words: readonly [string, string]) {
  const [least, most] = limits;
  if (typeof least === "number" && value < least) return `${words[0]} ${least}`;
  if (typeof most === "number" && value > most) return `${words[1]} ${most}`;
  return undefined;
}
