import type { InputRequiredResult } from "../vocabulary/mrtr.ts";
import { isOptional, isRecord, isRecordOf, isString } from "./json-type.ts";

/**
 * Whether a result says: ask again, with these questions answered.
 *
 * Two rules stand in the text of the specification alone and not in its schema: the kind
 * is `input_required`, and questions or state, at least one of them, are there.
 * What a question asks is for its own guard to check. spec: basic/patterns/mrtr
 */
export function isInputRequiredResult(value: unknown): value is InputRequiredResult {
  if (!isRecord(value) || value["resultType"] !== "input_required") return false;
  const { inputRequests, requestState } = value;
  return (
    (inputRequests !== undefined || requestState !== undefined) &&
    isOptional(inputRequests, (requests) => isRecordOf(requests, isQuestion)) &&
    isOptional(requestState, isString)
  );
}

function isQuestion(value: unknown): boolean {
  return isRecord(value) && isString(value["method"]) && isOptional(value["params"], isRecord);
}
