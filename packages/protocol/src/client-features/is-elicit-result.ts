import {
  isBoolean,
  isOptional,
  isRecord,
  isRecordOf,
  isString,
  isStrings,
} from "../guards/json-type.ts";
import type { ElicitResult } from "../vocabulary/elicitation.ts";

/** Whether a result is what a person said; content that was not accepted is not looked at. */
export function isElicitResult(value: unknown): value is ElicitResult {
  if (!isRecord(value)) return false;
  switch (value["action"]) {
    case "accept":
      return isOptional(value["content"], (content) => isRecordOf(content, isElicitedValue));
    case "decline":
    case "cancel":
      return true;
    default:
      return false;
  }
}

function isElicitedValue(value: unknown): boolean {
  return isString(value) || Number.isFinite(value) || isBoolean(value) || isStrings(value);
}
