import type { PaginatedRequestParams } from "../vocabulary/pagination.ts";
import { isOptional, isRecord, isString } from "./json-type.ts";

/** Whether params ask for a page of a list; none at all ask for the first. */
export function isListParams(value: unknown): value is PaginatedRequestParams | undefined {
  return value === undefined || (isRecord(value) && isOptional(value["cursor"], isString));
}
