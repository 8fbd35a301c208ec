import { isRequestId } from "../decode.ts";
import type { ProgressNotificationParams } from "../vocabulary/progress.ts";
import { isOptional, isRecord, isString } from "./json-type.ts";

/** Whether params report progress. */
export function isProgressParams(value: unknown): value is ProgressNotificationParams {
  return (
    isRecord(value) &&
    isRequestId(value["progressToken"]) &&
    Number.isFinite(value["progress"]) &&
    isOptional(value["total"], Number.isFinite) &&
    isOptional(value["message"], isString)
  );
}
