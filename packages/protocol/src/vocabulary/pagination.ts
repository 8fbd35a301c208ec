import type { Params, Request, Result } from "../json-rpc.ts";

/** A place in a list, meaningful to the server alone. */
export type Cursor = string;

/** Which page of a list is asked for; the first where no cursor is given. */
export interface PaginatedRequestParams extends Params {
  readonly cursor?: Cursor | undefined;
}

/** Asks for one page of a list. */
export interface PaginatedRequest extends Request {
  readonly params?: PaginatedRequestParams | undefined;
}

/** One page of a list. */
export interface PaginatedResult extends Result {
  /** Where the next page begins; absent on the last. */
  readonly nextCursor?: Cursor | undefined;
}
