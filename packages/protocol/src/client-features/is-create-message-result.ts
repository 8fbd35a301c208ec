import { isOptional, isRecord, isString } from "../guards/json-type.ts";
import type { CreateMessageResult } from "../vocabulary/sampling.ts";
import { isMessage } from "./is-message.ts";

/** Whether a result is a model's next message. */
export function isCreateMessageResult(value: unknown): value is CreateMessageResult {
  return (
    isRecord(value) &&
    isString(value["model"]) &&
    isOptional(value["stopReason"], isString) &&
    isMessage(value)
  );
}
