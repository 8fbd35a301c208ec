import { isOptional, isRecord, isRecordOf, isString, isStrings } from "../guards/json-type.ts";
import type { ElicitRequestParams } from "../vocabulary/elicitation.ts";

/** Whether params ask a person by form or by page; what the fields of the form are is not looked at. */
export function isElicitParams(value: unknown): value is ElicitRequestParams {
  if (!isRecord(value) || !isString(value["message"])) return false;
  switch (value["mode"]) {
    case undefined:
    case "form":
      return isForm(value["requestedSchema"]);
    case "url":
      return isString(value["url"]);
    default:
      return false;
  }
}

function isForm(value: unknown): boolean {
  return (
    isRecord(value) &&
    value["type"] === "object" &&
    isRecordOf(value["properties"], isRecord) &&
    isOptional(value["required"], isStrings)
  );
}
