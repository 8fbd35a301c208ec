import { isRecord } from "@mcp-actors/protocol";
import { isJsonArray, type JsonValue } from "./json-value.ts";
import { propertyOf } from "./property.ts";

/** Whether two values say the same in JSON, the order of properties aside. */
export function isSameJson(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  if (one === other) return true;
  if (isJsonArray(one) && isJsonArray(other)) {
    return one.length === other.length && one.every((item, at) => isSameJson(item, other[at]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => isSameJson(propertyOf(one, name), propertyOf(other, name)))
  );
}
