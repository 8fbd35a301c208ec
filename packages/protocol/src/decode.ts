import type { Decoded, DecodedMessage, Unreadable } from "./decoded.ts";
import { ErrorCode } from "./error-code.ts";
import { ProtocolError } from "./errors.ts";
import type { RequestId } from "./json-rpc.ts";
import { nestsDeeperThan } from "./nesting.ts";

/** Bounds on one message. */
export interface MessageLimits {
  /** Deepest nesting of arrays and objects that is read; default 512. */
  readonly maxDepth?: number;
}

export const DEFAULT_MAX_DEPTH = 512;

const EXCERPT_LENGTH = 200;

/** Reads one text as the message or batch it carries. Never throws. */
export function decodeMessage(text: string, limits?: MessageLimits): Decoded {
  const maxDepth = limits?.maxDepth ?? DEFAULT_MAX_DEPTH;
  if (nestsDeeperThan(text, maxDepth)) {
    return unreadable(ErrorCode.InvalidRequest, `Message nests deeper than ${maxDepth}`, text);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return unreadable(ErrorCode.ParseError, "Message is not JSON", text);
  }
  if (!Array.isArray(value)) return classify(value, text);
  if (value.length === 0) return unreadable(ErrorCode.InvalidRequest, "Batch is empty", text);
  return { kind: "batch", members: value.map((member) => classify(member, text)) };
}

/** Tells what a value is by its keys alone; what is no message says why. */
export function classify(value: unknown, text?: string): DecodedMessage | Unreadable {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return unreadable(ErrorCode.InvalidRequest, "Message is not an object", text);
  }
  const message = value as Shape;
  if (message.jsonrpc !== "2.0") {
    return unreadable(ErrorCode.InvalidRequest, 'Message lacks jsonrpc: "2.0"', text, message.id);
  }
  if (message.method !== undefined) return classifyAsked(message, text);
  return classifyAnswer(message, text);
}

function classifyAsked(message: Shape, text?: string): DecodedMessage | Unreadable {
  const { id, method, params } = message;
  if (typeof method !== "string") {
    return unreadable(ErrorCode.InvalidRequest, "Method is not a string", text, id);
  }
  if (id !== undefined && !isRequestId(id)) {
    return unreadable(ErrorCode.InvalidRequest, "Id is neither a string nor an integer", text);
  }
  if (params !== undefined && !isRecord(params)) {
    return unreadable(ErrorCode.InvalidRequest, "Params is not an object", text, id);
  }
  // The fields that the casts promise were all looked at above.
  return id === undefined
    ? ({ kind: "notification", message } as DecodedMessage)
    : ({ kind: "request", message } as DecodedMessage);
}

function classifyAnswer(message: Shape, text?: string): DecodedMessage | Unreadable {
  const { id, result, error } = message;
  if ((result === undefined) === (error === undefined)) {
    return unreadable(ErrorCode.InvalidRequest, "Message has no method, result or error", text, id);
  }
  if (error !== undefined) return classifyError(message, text);
  if (!isRequestId(id)) {
    return unreadable(ErrorCode.InvalidRequest, "Answer has no valid id", text);
  }
  // A malformed result still settles its call, which would otherwise wait for nothing.
  if (!isRecord(result)) {
    const failure = { code: ErrorCode.InvalidRequest, message: "Result is not an object" };
    return { kind: "error", message: { jsonrpc: "2.0", id, error: failure } };
  }
  return { kind: "result", message } as DecodedMessage;
}

function classifyError(message: Shape, text?: string): DecodedMessage | Unreadable {
  const { id, error } = message;
  if (id !== undefined && id !== null && !isRequestId(id)) {
    return unreadable(ErrorCode.InvalidRequest, "Error has no valid id", text);
  }
  if (isRecord(error) && Number.isInteger(error["code"]) && typeof error["message"] === "string") {
    if (id === null)
      return { kind: "error", message: { ...message, id: undefined } } as DecodedMessage;
    return { kind: "error", message } as DecodedMessage;
  }
  const mended = {
    code:
      isRecord(error) && Number.isInteger(error["code"])
        ? (error["code"] as number)
        : ErrorCode.InvalidRequest,
    message: "Error is malformed",
    data: error,
  };
  return { kind: "error", message: { jsonrpc: "2.0", id: id ?? undefined, error: mended } };
}

/** Whether a value may be a request's id: a string or an integer, `0` and `""` among them. */
export function isRequestId(value: unknown): value is RequestId {
  return typeof value === "string" || Number.isInteger(value);
}

interface Shape {
  readonly jsonrpc?: unknown;
  readonly id?: unknown;
  readonly method?: unknown;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: unknown;
}

function isRecord(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function unreadable(code: number, message: string, text = "", id?: unknown): Unreadable {
  return {
    kind: "unreadable",
    error: new ProtocolError(code, message),
    id: isRequestId(id) ? id : undefined,
    excerpt: text.slice(0, EXCERPT_LENGTH),
  };
}
