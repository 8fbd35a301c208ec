import { z } from "zod";
import { jsonRpcResult } from "./json-rpc.ts";
import type { discovery } from "./lifecycle.ts";
import type { mrtr } from "./mrtr.ts";
import type { features } from "./sections.ts";
import type { subscriptions } from "./subscriptions.ts";

type Served = ReturnType<typeof features> &
  ReturnType<typeof discovery> &
  ReturnType<typeof subscriptions> &
  ReturnType<typeof mrtr>["definitions"];

/** The answers that have a definition of their own. Since 2026-07-28. */
export function responses(the: Served) {
  const { InputRequiredResult } = the;
  return {
    CallToolResultResponse: jsonRpcResult(z.union([InputRequiredResult, the.CallToolResult])),
    GetPromptResultResponse: jsonRpcResult(z.union([InputRequiredResult, the.GetPromptResult])),
    ReadResourceResultResponse: jsonRpcResult(
      z.union([InputRequiredResult, the.ReadResourceResult]),
    ),
    CompleteResultResponse: jsonRpcResult(the.CompleteResult),
    DiscoverResultResponse: jsonRpcResult(the.DiscoverResult),
    ListPromptsResultResponse: jsonRpcResult(the.ListPromptsResult),
    ListResourcesResultResponse: jsonRpcResult(the.ListResourcesResult),
    ListResourceTemplatesResultResponse: jsonRpcResult(the.ListResourceTemplatesResult),
    ListToolsResultResponse: jsonRpcResult(the.ListToolsResult),
    SubscriptionsListenResultResponse: jsonRpcResult(the.SubscriptionsListenResult),
  };
}
