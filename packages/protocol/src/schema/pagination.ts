import { z } from "zod";
import type { Parts } from "./parts.ts";
import type { Scope } from "./scope.ts";

/** A place in a list. */
export const Cursor = z.string();

/** What a page of a list carries beside its items. */
export const page = { nextCursor: Cursor.optional() };

/** Which page of a list is asked for, and what a page is. */
export function pagination(the: Pick<Parts, "request" | "requestParams" | "result">) {
  const PaginatedRequestParams = z.looseObject({
    ...the.requestParams,
    cursor: Cursor.optional(),
  });
  return {
    Cursor,
    PaginatedRequestParams,
    PaginatedRequest: z.looseObject({
      ...the.request,
      method: z.string(),
      params: PaginatedRequestParams.optional(),
    }),
    PaginatedResult: z.looseObject({ ...the.result, ...page }),
  };
}

/** A request for one page of a list. */
export function listRequest<Method extends string>(
  method: Method,
  the: Pick<Scope, "request" | "ListParams">,
) {
  return z.looseObject({
    ...the.request,
    method: z.literal(method),
    params: the.ListParams,
  });
}

/** A notification that a list changed. */
export function listChanged<Method extends string>(
  method: Method,
  the: Pick<Parts, "notification" | "NotificationParams">,
) {
  return z.looseObject({
    ...the.notification,
    method: z.literal(method),
    params: the.NotificationParams.optional(),
  });
}
