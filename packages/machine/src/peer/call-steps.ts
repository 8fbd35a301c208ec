import { ErrorCode } from "@mcp-actors/protocol";
import type { TransportError } from "@mcp-actors/transport";
import type { CallEvent } from "../call-event.ts";

// Steps of a call that say no more than what happened: one object each, for all calls.

export const QUESTION_OPENED: CallEvent = { type: "question.opened" };
export const QUESTION_CLOSED: CallEvent = { type: "question.closed" };
export const PROGRESS_RECEIVED: CallEvent = { type: "progress.received" };
export const INPUT_REQUIRED: CallEvent = { type: "input.required" };
export const ANSWERS_READY: CallEvent = { type: "answers.ready" };
export const MISFIT_RECEIVED: CallEvent = {
  type: "error.received",
  error: { code: ErrorCode.InvalidRequest, message: "Result is malformed or of an unknown kind" },
};

/** What the loss of its exchange is to a call: one that was turned away at the door was not begun. */
export function toLoss({ code, message: cause }: TransportError, state: string): CallEvent {
  const isRefused = code === "rejected" && state === "pending";
  return { type: isRefused ? "send.failed" : "link.lost", cause };
}
