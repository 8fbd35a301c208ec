import {
  type Dialect,
  isRequestId,
  type JsonRpcNotification,
  type JsonRpcRequest,
  legacyDialect,
  modernDialect,
  type Request,
  type RequestId,
  type Revision,
} from "@mcp-actors/protocol";
import { isListen, subscriptionOf, tokenOf, withParams } from "./addresses.ts";

/** Nobody opens anything here, so nobody hears who it would be. */
const NOBODY = { info: { name: "", version: "" }, capabilities: {} };

/** A dialect that leaves messages as they are, but for the ids and tokens that name requests. */
export interface PassingDialect extends Dialect {
  /** Gives up exchanges in the words of a cancellation, whose fields all pass. */
  cancelAs(cancellation: JsonRpcNotification, abandon: () => void): void;
}

/** How messages of both eras pass over one wire; the revision matters to HTTP alone. */
export function passingDialect(revision: Revision): PassingDialect {
  const own =
    revision.era === "modern" ? modernDialect(revision, NOBODY) : legacyDialect(revision, NOBODY);
  const listens = new Set<RequestId>();
  let cancelling: JsonRpcNotification | undefined;
  return {
    ...own,
    batches: true,
    errorsWithoutId: true,
    prepare: (request, id) => {
      if (isListen(request)) listens.add(id);
      return readdressed(request, id);
    },
    belongsTo: (notification) => {
      const key = own.belongsTo(notification) ?? subscriptionOf(notification);
      if (isRequestId(key)) return key;
      // The peer ends a stream of changes in the words of one that gives a request of its own up.
      const withdrawn = own.withdrawal(notification)?.id;
      return withdrawn !== undefined && listens.delete(withdrawn) ? withdrawn : undefined;
    },
    cancel: (id, method, reason) => {
      const cancel = own.cancel(id, method, reason);
      if (cancel === undefined || cancelling === undefined) return cancel;
      return withParams(cancelling, { requestId: id });
    },
    cancelAs: (cancellation, abandon) => {
      cancelling = cancellation;
      abandon();
      cancelling = undefined;
    },
  };
}

/** A request under an id of ours; its progress is reported under that id too, where it wants any. */
function readdressed(request: Request, id: RequestId): JsonRpcRequest {
  const { params } = request;
  const passing = { jsonrpc: "2.0" as const, ...request, id };
  if (tokenOf(request) === undefined) return passing;
  return { ...passing, params: { ...params, _meta: { ...params?._meta, progressToken: id } } };
}
