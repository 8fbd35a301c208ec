import type { OutputUnit } from "@cfworker/json-schema";
import type { JsonValue } from "../json/json-value.ts";
import { toPointer } from "../json/pointer.ts";
import type { Chosen } from "./check.ts";
import { faultText } from "./fault-text.ts";
import type { JsonSchema } from "./json-schema.ts";
import { fromLocation } from "./location.ts";

/** One thing that is wrong with a value, and where. */
export interface Fault {
  /** JSON Pointer from the whole value. */
  readonly pointer: string;
  readonly text: string;
}

/** What a check was made of. */
export interface Checked {
  readonly schema: JsonSchema;
  readonly value: JsonValue;
  readonly chosen: Chosen;
}

/** Keywords that only say that something inside them is wrong. */
const OUTER: ReadonlySet<string> = new Set(
  "$ref $recursiveRef $dynamicRef anyOf allOf oneOf properties patternProperties items prefixItems if dependentSchemas".split(
    " ",
  ),
);

/** What is wrong with a value, at most one thing a place, in people's words. */
export function toFaults(units: readonly OutputUnit[], checked: Checked): Fault[] {
  const faults = new Map<string, Fault>();
  const meant = units.filter((unit) => !isUnmeant(unit, units, checked.chosen));
  const inner = meant.filter(({ keyword }) => !OUTER.has(keyword));
  for (const unit of inner.length > 0 ? inner : meant) {
    const fault = toFault(unit, checked);
    if (!faults.has(fault.pointer)) faults.set(fault.pointer, fault);
  }
  return [...faults.values()];
}

/** Whether what is wrong is so in an alternative that nobody chose. */
function isUnmeant(unit: OutputUnit, units: readonly OutputUnit[], chosen: Chosen): boolean {
  return units.some(({ keyword, keywordLocation, instanceLocation }) => {
    if (keyword !== "anyOf" && keyword !== "oneOf") return false;
    if (!unit.keywordLocation.startsWith(`${keywordLocation}/`)) return false;
    const meant = chosen.get(pointerAt(instanceLocation)) ?? 0;
    return !`${unit.keywordLocation}/`.startsWith(`${keywordLocation}/${meant}/`);
  });
}

function toFault(unit: OutputUnit, checked: Checked): Fault {
  const pointer = pointerAt(unit.instanceLocation);
  const missing =
    unit.keyword === "required" ? /property "(.*)"\.$/s.exec(unit.error)?.[1] : undefined;
  if (missing !== undefined) return { pointer: pointer + toPointer([missing]), text: "Required" };
  return { pointer, text: faultText(unit, checked) };
}

/** The library's place in a value, as a JSON Pointer. */
function pointerAt(location: string): string {
  return toPointer(fromLocation(location));
}
