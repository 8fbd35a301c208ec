import { isRequestId } from "../decode.ts";
import type { CancelledNotificationParams } from "../vocabulary/cancellation.ts";
import { isOptional, isRecord, isString } from "./json-type.ts";

/** Whether params withdraw a request; which one may be left out, as 2025-11-25 has it. */
export function isCancelledParams(value: unknown): value is CancelledNotificationParams {
  return (
    isRecord(value) &&
    isOptional(value["requestId"], isRequestId) &&
    isOptional(value["reason"], isString)
  );
}
