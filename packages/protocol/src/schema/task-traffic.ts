import { sessionClient, sessionServer } from "./session-traffic.ts";
import type { Traffic } from "./traffic.ts";

const requests = {
  "tasks/get": ["GetTaskRequest", "GetTaskResult"],
  "tasks/result": ["GetTaskPayloadRequest", "GetTaskPayloadResult"],
  "tasks/cancel": ["CancelTaskRequest", "CancelTaskResult"],
  "tasks/list": ["ListTasksRequest", "ListTasksResult"],
} as const;

const notifications = { "notifications/tasks/status": "TaskStatusNotification" } as const;

/** What a client sends in a session that can run requests as tasks. 2025-11-25 alone. */
export const taskClient = {
  requests: {
    ...sessionClient.requests,
    ...requests,
    "tools/call": ["CallToolRequest", "CallToolResult", "CreateTaskResult"],
  },
  notifications: { ...sessionClient.notifications, ...notifications },
} as const satisfies Traffic;

/** What a server sends in a session that can run requests as tasks. 2025-11-25 alone. */
export const taskServer = {
  requests: {
    ...sessionServer.requests,
    ...requests,
    "sampling/createMessage": ["CreateMessageRequest", "CreateMessageResult", "CreateTaskResult"],
    "elicitation/create": ["ElicitRequest", "ElicitResult", "CreateTaskResult"],
  },
  notifications: {
    ...sessionServer.notifications,
    ...notifications,
    "notifications/elicitation/complete": "ElicitationCompleteNotification",
  },
} as const satisfies Traffic;
