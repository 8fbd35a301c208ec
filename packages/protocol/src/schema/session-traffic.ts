import type { Traffic } from "./traffic.ts";

/** What a client sends in a session, since 2024-11-05. */
export const sessionClient = {
  requests: {
    initialize: ["InitializeRequest", "InitializeResult"],
    ping: ["PingRequest", "EmptyResult"],
    "resources/list": ["ListResourcesRequest", "ListResourcesResult"],
    "resources/templates/list": ["ListResourceTemplatesRequest", "ListResourceTemplatesResult"],
    "resources/read": ["ReadResourceRequest", "ReadResourceResult"],
    "resources/subscribe": ["SubscribeRequest", "EmptyResult"],
    "resources/unsubscribe": ["UnsubscribeRequest", "EmptyResult"],
    "prompts/list": ["ListPromptsRequest", "ListPromptsResult"],
    "prompts/get": ["GetPromptRequest", "GetPromptResult"],
    "tools/list": ["ListToolsRequest", "ListToolsResult"],
    "tools/call": ["CallToolRequest", "CallToolResult"],
    "logging/setLevel": ["SetLevelRequest", "EmptyResult"],
    "completion/complete": ["CompleteRequest", "CompleteResult"],
  },
  notifications: {
    "notifications/cancelled": "CancelledNotification",
    "notifications/initialized": "InitializedNotification",
    "notifications/progress": "ProgressNotification",
    "notifications/roots/list_changed": "RootsListChangedNotification",
  },
} as const satisfies Traffic;

/** What a server sends in a session, since 2024-11-05. */
export const sessionServer = {
  requests: {
    ping: ["PingRequest", "EmptyResult"],
    "sampling/createMessage": ["CreateMessageRequest", "CreateMessageResult"],
    "roots/list": ["ListRootsRequest", "ListRootsResult"],
  },
  notifications: {
    "notifications/cancelled": "CancelledNotification",
    "notifications/progress": "ProgressNotification",
    "notifications/resources/list_changed": "ResourceListChangedNotification",
    "notifications/resources/updated": "ResourceUpdatedNotification",
    "notifications/prompts/list_changed": "PromptListChangedNotification",
    "notifications/tools/list_changed": "ToolListChangedNotification",
    "notifications/message": "LoggingMessageNotification",
  },
} as const satisfies Traffic;
