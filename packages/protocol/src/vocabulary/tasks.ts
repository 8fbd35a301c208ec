import type { Params, Request, Result } from "../json-rpc.ts";
import type { PaginatedRequest, PaginatedResult } from "./pagination.ts";

/** Where a task stands; the last three are final. 2025-11-25 alone. */
export type TaskStatus = "working" | "input_required" | "completed" | "failed" | "cancelled";

/** A wish to run a request as a task. 2025-11-25 alone. */
export interface TaskMetadata {
  /** Milliseconds for which the task is to be kept. */
  readonly ttl?: number | undefined;
}

/** Which task a message belongs to, under `io.modelcontextprotocol/related-task`. 2025-11-25 alone. */
export interface RelatedTaskMetadata {
  readonly taskId: string;
}

/** A request that runs on after it was answered. 2025-11-25 alone. */
export interface Task {
  readonly taskId: string;
  readonly status: TaskStatus;
  readonly statusMessage?: string | undefined;
  /** ISO 8601. */
  readonly createdAt: string;
  /** ISO 8601. */
  readonly lastUpdatedAt: string;
  /** Milliseconds from creation for which the task is kept; null for as long as the receiver likes. */
  readonly ttl: number | null;
  /** Milliseconds to wait between two looks at the task. */
  readonly pollInterval?: number | undefined;
}

/** A task in place of the answer. 2025-11-25 alone. */
export interface CreateTaskResult extends Result {
  readonly task: Task;
}

/** The task that is meant. */
export interface TaskRequestParams extends Params {
  readonly taskId: string;
}

/** Asks how a task stands. 2025-11-25 alone. */
export interface GetTaskRequest extends Request {
  readonly method: "tasks/get";
  readonly params: TaskRequestParams;
}

/** How a task stands. 2025-11-25 alone. */
export interface GetTaskResult extends Result, Task {}

/** Asks for a task's answer, and waits for it. 2025-11-25 alone. */
export interface GetTaskPayloadRequest extends Request {
  readonly method: "tasks/result";
  readonly params: TaskRequestParams;
}

/** Ends a task. 2025-11-25 alone. */
export interface CancelTaskRequest extends Request {
  readonly method: "tasks/cancel";
  readonly params: TaskRequestParams;
}

/** How a task ended. 2025-11-25 alone. */
export interface CancelTaskResult extends Result, Task {}

/** Asks for a page of the tasks. 2025-11-25 alone. */
export interface ListTasksRequest extends PaginatedRequest {
  readonly method: "tasks/list";
}

/** A page of the tasks. 2025-11-25 alone. */
export interface ListTasksResult extends PaginatedResult {
  readonly tasks: readonly Task[];
}

/** How a task stands now. 2025-11-25 alone. */
export interface TaskStatusNotificationParams extends Params, Task {}

/** Tells how a task stands now. 2025-11-25 alone. */
export interface TaskStatusNotification extends Request {
  readonly method: "notifications/tasks/status";
  readonly params: TaskStatusNotificationParams;
}
