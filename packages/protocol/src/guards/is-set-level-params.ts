import type { SetLevelRequestParams } from "../vocabulary/logging.ts";
import { isLoggingLevel } from "./is-logging-level.ts";
import { isRecord } from "./json-type.ts";

/** Whether params ask for log messages of a severity. */
export function isSetLevelParams(value: unknown): value is SetLevelRequestParams {
  return isRecord(value) && isLoggingLevel(value["level"]);
}
