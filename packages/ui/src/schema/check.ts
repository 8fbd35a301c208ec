import { dereference, type OutputUnit, type Schema, validate } from "@cfworker/json-schema";
import type { JsonValue } from "../json/json-value.ts";
import { type Fault, toFaults } from "./fault.ts";
import type { JsonSchema } from "./json-schema.ts";
import { meterSchema } from "./meter-schema.ts";

/** What a check found. */
export interface Findings {
  readonly isValid: boolean;
  readonly faults: readonly Fault[];
  /** Why the value could not be checked; its peer will have to. Absent where it was. */
  readonly unchecked?: string;
}

/** Tells whether a value fits a schema, in a bounded time; which alternative is meant, where there are some, is known by pointer. */
export type Check = (value: JsonValue | undefined, chosen?: Chosen) => Findings;

/** The alternative that is meant at each pointer, by its index. */
export type Chosen = ReadonlyMap<string, number>;

/** Makes a check of a schema. */
export function createCheck(schema: JsonSchema): Check {
  const units = prepare(schema);
  return (value, chosen = new Map()) => {
    if (value === undefined) return unfit([{ pointer: "", text: "Required" }]);
    try {
      const found = units(value);
      return found.length === 0
        ? { isValid: true, faults: [] }
        : unfit(toFaults(found, { schema, value, chosen }));
    } catch (cause) {
      return { isValid: true, faults: [], unchecked: reasonOf(cause) };
    }
  };
}

function unfit(faults: readonly Fault[]): Findings {
  return { isValid: false, faults };
}

function prepare(schema: JsonSchema): (value: JsonValue) => readonly OutputUnit[] {
  let check: ((value: JsonValue) => readonly OutputUnit[]) | undefined;
  return (value) => {
    check ??= compile(schema);
    return check(value);
  };
}

function compile(schema: JsonSchema): (value: JsonValue) => readonly OutputUnit[] {
  if (typeof schema === "boolean") return (value) => validate(value, schema).errors;
  // The library writes marks into the schemas that it reads.
  const copy: Schema = structuredClone(schema);
  const lookup = dereference(copy);
  const begin = meterSchema(Object.values(lookup));
  return (value) => {
    begin();
    return validate(value, copy, "2020-12", lookup, false).errors;
  };
}

function reasonOf(cause: unknown): string {
  const { message } = cause instanceof Error ? cause : new Error("Unknown keyword");
  return message.split("\n", 1)[0] ?? message;
}
