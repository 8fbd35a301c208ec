import { sessionServer } from "./session-traffic.ts";
import type { Traffic } from "./traffic.ts";

/** What a client sends where there are no sessions. Since 2026-07-28. */
export const statelessClient = {
  requests: {
    "server/discover": ["DiscoverRequest", "DiscoverResult"],
    "resources/list": ["ListResourcesRequest", "ListResourcesResult"],
    "resources/templates/list": ["ListResourceTemplatesRequest", "ListResourceTemplatesResult"],
    "resources/read": ["ReadResourceRequest", "ReadResourceResult", "InputRequiredResult"],
    "subscriptions/listen": ["SubscriptionsListenRequest", "SubscriptionsListenResult"],
    "prompts/list": ["ListPromptsRequest", "ListPromptsResult"],
    "prompts/get": ["GetPromptRequest", "GetPromptResult", "InputRequiredResult"],
    "tools/list": ["ListToolsRequest", "ListToolsResult"],
    "tools/call": ["CallToolRequest", "CallToolResult", "InputRequiredResult"],
    "completion/complete": ["CompleteRequest", "CompleteResult"],
  },
  notifications: { "notifications/cancelled": "CancelledNotification" },
} as const satisfies Traffic;

/** What a server sends where there are no sessions: no requests. Since 2026-07-28. */
export const statelessServer = {
  requests: {},
  notifications: {
    ...sessionServer.notifications,
    "notifications/subscriptions/acknowledged": "SubscriptionsAcknowledgedNotification",
  },
} as const satisfies Traffic;
