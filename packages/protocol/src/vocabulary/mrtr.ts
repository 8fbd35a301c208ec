import type { Params, Result } from "../json-rpc.ts";
import type { ElicitRequest, ElicitResult } from "./elicitation.ts";
import type { ListRootsRequest, ListRootsResult } from "./roots.ts";
import type { CreateMessageRequest, CreateMessageResult } from "./sampling.ts";

/** A question that a server puts to a client inside its answer. Since 2026-07-28. */
export type InputRequest = CreateMessageRequest | ListRootsRequest | ElicitRequest;

/** The answer to such a question. Since 2026-07-28. */
export type InputResponse = CreateMessageResult | ListRootsResult | ElicitResult;

/** Questions by keys of the server's choosing. */
export interface InputRequests {
  readonly [key: string]: InputRequest;
}

/** Answers by the keys of their questions. */
export interface InputResponses {
  readonly [key: string]: InputResponse;
}

/**
 * An answer that says: ask again, with these questions answered. Since 2026-07-28.
 *
 * At least one of `inputRequests` and `requestState` is there.
 */
export interface InputRequiredResult extends Result {
  readonly resultType: "input_required";
  readonly inputRequests?: InputRequests | undefined;
  /** Returned as it came; read by the server alone. */
  readonly requestState?: string | undefined;
}

/** What the next round of a request adds to its params. Since 2026-07-28. */
export interface InputResponseRequestParams extends Params {
  readonly inputResponses?: InputResponses | undefined;
  readonly requestState?: string | undefined;
}
