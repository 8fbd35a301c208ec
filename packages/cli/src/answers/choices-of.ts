import { isRecord } from "@mcp-actors/protocol";
import type { ValueSchema } from "../arguments/value-schema.ts";
import { textOf } from "../text/text-of.ts";

/** One value of a choice. */
export interface Choice {
  readonly value: string;
  readonly title: string | undefined;
}

/** What a field lets a person choose from, in whichever way its schema says so; undefined where it takes anything. */
export function choicesOf(schema: ValueSchema): readonly Choice[] | undefined {
  if (isRecord(schema["items"])) return choicesOf(schema["items"]);
  const { enum: values, enumNames: names, oneOf, anyOf } = schema;
  if (Array.isArray(values)) {
    return values.map((value, index) => ({
      value: String(value),
      title: Array.isArray(names) ? textOf(names[index]) : undefined,
    }));
  }
  const titled = oneOf ?? anyOf;
  if (!Array.isArray(titled)) return undefined;
  return titled.filter(isRecord).map(({ const: value, title }) => ({
    value: String(value),
    title: textOf(title),
  }));
}
