import {
  type CompleteResult,
  ErrorCode,
  isRecord,
  type PromptReference,
  ProtocolError,
  type Request,
  type ResourceTemplateReference,
  type Result,
} from "@mcp-actors/protocol";
import type { RequestOptions } from "../request-options.ts";

/** What is being filled in: a prompt by its name, a resource by its URI template, or the protocol's own form of either. */
export type CompletionTarget =
  | { readonly prompt: string }
  | { readonly resource: string }
  | PromptReference
  | ResourceTemplateReference;

/** The argument that a person is typing, and what there is of it. */
export interface BegunArgument {
  readonly name: string;
  readonly value: string;
}

/** What one completion may want of its own. */
export interface CompleteOptions extends RequestOptions {
  /** What is already filled in, by name. Since 2025-06-18. */
  readonly context?: { readonly [name: string]: string } | undefined;
}

/** The request that asks how an argument may go on. spec: server/utilities/completion */
export function completeRequest(
  target: CompletionTarget,
  argument: BegunArgument,
  { context }: CompleteOptions,
): Request {
  checkAsked(target, argument);
  const { name, value } = argument;
  return {
    method: "completion/complete",
    params: {
      ref: toReference(target),
      argument: { name, value },
      ...(context !== undefined && { context: { arguments: context } }),
    },
  };
}

/** How an argument may go on; an answer without values is an error. */
export function readCompletion(result: Result): CompleteResult {
  if (isCompleteResult(result)) return result;
  throw new ProtocolError(
    ErrorCode.InvalidRequest,
    "Answer to completion/complete has no list of values",
  );
}

/** JavaScript may ask in the protocol's own form, which has both in one object. */
function checkAsked(target: unknown, argument: unknown): void {
  const call = "Call is written complete(target, argument, options), whose";
  if (!isRecord(target) || !["type", "prompt", "resource"].some((key) => key in target)) {
    throw new TypeError(`${call} first must be { prompt } or { resource }`);
  }
  if (isRecord(argument) && [argument["name"], argument["value"]].every(isString)) return;
  throw new TypeError(`${call} second must be { name, value }, two texts`);
}

function isString(value: unknown): boolean {
  return typeof value === "string";
}

function toReference(target: CompletionTarget): PromptReference | ResourceTemplateReference {
  if ("type" in target) return target;
  return "prompt" in target
    ? { type: "ref/prompt", name: target.prompt }
    : { type: "ref/resource", uri: target.resource };
}

function isCompleteResult(result: Result): result is CompleteResult {
  const { completion } = result;
  if (typeof completion !== "object" || completion === null) return false;
  const { values }: { values?: unknown } = completion;
  return Array.isArray(values) && values.every(isString);
}
