import { isRequestId } from "../decode.ts";
import { MetaKey } from "../meta.ts";
import type { RequestMetaObject } from "../vocabulary/request-meta.ts";
import { isImplementation } from "./is-implementation.ts";
import { isLoggingLevel } from "./is-logging-level.ts";
import { isOptional, isRecord, isRecordOf, isString } from "./json-type.ts";

/**
 * Whether the `_meta` of a request says for itself who asks, as 2026-07-28 demands.
 *
 * Of the capabilities only their types are looked at. spec: basic/index#_meta
 */
export function isModernMeta(value: unknown): value is RequestMetaObject {
  return (
    isRecord(value) &&
    isString(value[MetaKey.ProtocolVersion]) &&
    isCapabilities(value[MetaKey.ClientCapabilities]) &&
    isOptional(value[MetaKey.ClientInfo], isImplementation) &&
    isOptional(value[MetaKey.LogLevel], isLoggingLevel) &&
    isOptional(value[MetaKey.ProgressToken], isRequestId)
  );
}

function isCapabilities(value: unknown): boolean {
  return (
    isRecord(value) &&
    isOptional(value["roots"], isRecord) &&
    isOptional(value["sampling"], isRecord) &&
    isOptional(value["elicitation"], isRecord) &&
    isOptional(value["extensions"], isSettings) &&
    isOptional(value["experimental"], isSettings)
  );
}

function isSettings(value: unknown): boolean {
  return isRecordOf(value, isRecord);
}
