import { z } from "zod";
import { Integer } from "./json.ts";
import { listRequest, page } from "./pagination.ts";
import type { Parts } from "./parts.ts";
import type { Scope } from "./scope.ts";

/** Where a task stands. */
export const TaskStatus = z.enum(["working", "input_required", "completed", "failed", "cancelled"]);

/** A wish to run a request as a task. */
export const TaskMetadata = z.looseObject({ ttl: Integer.optional() });

/** Which task a message belongs to. */
export const RelatedTaskMetadata = z.looseObject({ taskId: z.string() });

/** A request that runs on after it was answered. */
export const Task = z.looseObject({
  taskId: z.string(),
  status: TaskStatus,
  statusMessage: z.string().optional(),
  createdAt: z.string(),
  lastUpdatedAt: z.string(),
  ttl: Integer.nullable(),
  pollInterval: Integer.optional(),
});

/** Requests that run on after they were answered. 2025-11-25 alone. */
export function tasks(the: Scope) {
  const GetTaskResult = z.looseObject({ ...the.result, ...Task.shape });
  const TaskStatusNotificationParams = z.looseObject({
    ...the.notificationParams,
    ...Task.shape,
  });
  return {
    Task,
    TaskMetadata,
    TaskStatus,
    RelatedTaskMetadata,
    TaskAugmentedRequestParams: z.looseObject({ ...the.requestParams, ...the.tasked }),
    CreateTaskResult: z.looseObject({ ...the.result, task: Task }),
    GetTaskRequest: taskRequest("tasks/get", the),
    GetTaskResult,
    GetTaskPayloadRequest: taskRequest("tasks/result", the),
    GetTaskPayloadResult: z.looseObject(the.result),
    CancelTaskRequest: taskRequest("tasks/cancel", the),
    CancelTaskResult: GetTaskResult,
    ListTasksRequest: listRequest("tasks/list", the),
    ListTasksResult: z.looseObject({ ...the.result, ...page, tasks: z.array(Task) }),
    TaskStatusNotificationParams,
    TaskStatusNotification: z.looseObject({
      ...the.notification,
      method: z.literal("notifications/tasks/status"),
      params: TaskStatusNotificationParams,
    }),
  };
}

function taskRequest<Method extends string>(method: Method, the: Pick<Parts, "request">) {
  return z.looseObject({
    ...the.request,
    method: z.literal(method),
    params: z.looseObject({ taskId: z.string() }),
  });
}
