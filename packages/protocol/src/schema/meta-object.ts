import { z } from "zod";
import { ProgressToken, RequestId } from "./json-rpc.ts";
import { LoggingLevel } from "./logging.ts";
import type { Scope } from "./scope.ts";

/** `_meta` of a request that says for itself who asks. Since 2026-07-28. */
export function requestMeta(the: Pick<Scope, "Implementation" | "ClientCapabilities">) {
  return z.looseObject({
    "io.modelcontextprotocol/protocolVersion": z.string(),
    "io.modelcontextprotocol/clientCapabilities": the.ClientCapabilities,
    "io.modelcontextprotocol/clientInfo": the.Implementation.optional(),
    "io.modelcontextprotocol/logLevel": LoggingLevel.optional(),
    progressToken: ProgressToken.optional(),
  });
}

/** `_meta` of a result that says for itself who answers. Since 2026-07-28. */
export function resultMeta(the: Pick<Scope, "Implementation">) {
  return z.looseObject({
    "io.modelcontextprotocol/serverInfo": the.Implementation.optional(),
  });
}

/** What `resultMeta` gives. */
export type ResultMeta = ReturnType<typeof resultMeta>;

/** `_meta` of a notification that belongs to a stream of changes. Since 2026-07-28. */
export const NotificationMetaObject = z.looseObject({
  "io.modelcontextprotocol/subscriptionId": RequestId.optional(),
});
