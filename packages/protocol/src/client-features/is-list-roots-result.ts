import { isOptional, isRecord, isString } from "../guards/json-type.ts";
import type { ListRootsResult, Root } from "../vocabulary/roots.ts";

/** Whether a result tells where a server may work. */
export function isListRootsResult(value: unknown): value is ListRootsResult {
  return isRecord(value) && Array.isArray(value["roots"]) && value["roots"].every(isRoot);
}

function isRoot(value: unknown): value is Root {
  return isRecord(value) && isString(value["uri"]) && isOptional(value["name"], isString);
}
