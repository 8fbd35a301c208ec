import { isRecord } from "../guards/json-type.ts";
import type { Request, Result } from "../json-rpc.ts";

/** Whether a result that asks for input can be made sense of. spec: basic/patterns/mrtr */
export function asksProperly({ inputRequests, requestState }: Result): boolean {
  if (requestState !== undefined && typeof requestState !== "string") return false;
  if (inputRequests === undefined) return requestState !== undefined;
  return isRecord(inputRequests) && Object.values(inputRequests).every(isRequest);
}

/** The questions of a result, by their keys. */
export function questions({ inputRequests }: Result): ReadonlyMap<string, Request> {
  if (!isRecord(inputRequests)) return new Map();
  return new Map(
    Object.entries(inputRequests).filter((entry): entry is [string, Request] =>
      isRequest(entry[1]),
    ),
  );
}

/** spec: basic/patterns/mrtr: same params, answers of this round alone, state exactly as received. */
export function resume(
  { method, params }: Request,
  { requestState }: Result,
  answers: ReadonlyMap<string, Result>,
): Request {
  const { inputResponses: _answered, requestState: _past, ...asked } = params ?? {};
  return {
    method,
    params: {
      ...asked,
      ...(answers.size > 0 && { inputResponses: Object.fromEntries(answers) }),
      ...(requestState !== undefined && { requestState }),
    },
  };
}

function isRequest(value: unknown): value is Request {
  return (
    isRecord(value) &&
    typeof value["method"] === "string" &&
    (value["params"] === undefined || isRecord(value["params"]))
  );
}
