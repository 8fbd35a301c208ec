import type { Assignment } from "./assignment.ts";
import { coerce } from "./coerce.ts";
import { itemsOf, type ValueSchema } from "./value-schema.ts";

/** The schemas of named values, as far as they are known. */
export interface ValueSchemas {
  readonly [name: string]: ValueSchema | undefined;
}

/** The values that assignments amount to; a name that is given more than once holds a list. */
export function toValues(
  assignments: readonly Assignment[],
  schemas: ValueSchemas = {},
): { readonly [name: string]: unknown } {
  const values = new Map<string, unknown>();
  for (const name of new Set(assignments.map((assignment) => assignment.name))) {
    const own = assignments.filter((assignment) => assignment.name === name);
    const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
    const [only] = own;
    if (own.length === 1 && only !== undefined) values.set(name, valueFor(only, schema));
    else
      values.set(
        name,
        own.map((one) => valueFor(one, itemsOf(schema))),
      );
  }
  return Object.fromEntries(values);
}

function valueFor(assignment: Assignment, schema: ValueSchema | undefined): unknown {
  return "json" in assignment ? assignment.json : coerce(assignment.text, schema);
}
