import type { CallToolRequestParams } from "../vocabulary/tools.ts";
import { isOptional, isRecord, isString } from "./json-type.ts";

/** Whether params name a tool and hold its arguments; what else they hold is not looked at. */
export function isCallToolParams(value: unknown): value is CallToolRequestParams {
  return (
    isRecord(value) &&
    isString(value["name"]) &&
    isOptional(value["arguments"], isRecord) &&
    isOptional(value["requestState"], isString) &&
    isOptional(value["inputResponses"], isRecord)
  );
}
