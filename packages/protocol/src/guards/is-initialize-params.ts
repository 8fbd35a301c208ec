import type { InitializeRequestParams } from "../vocabulary/lifecycle.ts";
import { isImplementation } from "./is-implementation.ts";
import { isRecord, isString } from "./json-type.ts";

/** Whether params open a session; what is in the capabilities is not looked at. */
export function isInitializeParams(value: unknown): value is InitializeRequestParams {
  return (
    isRecord(value) &&
    isString(value["protocolVersion"]) &&
    isRecord(value["capabilities"]) &&
    isImplementation(value["clientInfo"])
  );
}
