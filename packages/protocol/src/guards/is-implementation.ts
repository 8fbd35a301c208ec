import type { Implementation } from "../vocabulary/implementation.ts";
import { isRecord, isString } from "./json-type.ts";

/** Whether a value names an implementation and its version; what else it says is not looked at. */
export function isImplementation(value: unknown): value is Implementation {
  return isRecord(value) && isString(value["name"]) && isString(value["version"]);
}
