import type { Decoded, DecodedMessage, Unreadable } from "./decoded.ts";
import { ErrorCode } from "./error-code.ts";
import { isRecord } from "./guards/json-type.ts";
import type { ErrorObject, RequestId } from "./json-rpc.ts";
import { nestsDeeperThan } from "./nesting.ts";

/** Bounds on one message. */
export interface MessageLimits {
  /** Deepest nesting of arrays and objects that is read; default 512. */
  readonly maxDepth?: number | undefined;
  /** Most members of a batch that are read; one with more is unreadable as a whole. Default 1,000. */
  readonly maxMembers?: number | undefined;
}

/** How deep objects and arrays of a message may nest where nothing else is said. */
export const DEFAULT_MAX_DEPTH = 512;
/** How many messages a batch may have where nothing else is said. */
const DEFAULT_MAX_MEMBERS = 1000;

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
  return decodeBatch(value, text, limits?.maxMembers ?? DEFAULT_MAX_MEMBERS);
}

function decodeBatch(members: readonly unknown[], text: string, maxMembers: number): Decoded {
  if (members.length === 0) return unreadable(ErrorCode.InvalidRequest, "Batch is empty", text);
  if (members.length > maxMembers) {
    const problem = `Batch has more than ${maxMembers} members`;
    return unreadable(ErrorCode.InvalidRequest, problem, text);
  }
  return { kind: "batch", members: members.map((member) => classify(member, text)) };
}

/** Tells what a value is by its keys alone; what is no message says why. */
export function classify(value: unknown, text?: string): DecodedMessage | Unreadable {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return unreadable(ErrorCode.InvalidRequest, "Message is not an object", text);
  }
  const message = value as Shape;
  if (message.jsonrpc !== "2.0") {
    return unreadable(
      ErrorCode.InvalidRequest,
      'Message lacks jsonrpc: "2.0"',
      text,
      askedId(message),
    );
  }
  if (message.method !== undefined) return classifyAsked(message, text);
  return classifyAnswer(message, text);
}

function classifyAsked(message: Shape, text?: string): DecodedMessage | Unreadable {
  const { id, method, params } = message;
  if (typeof method !== "string") {
    return unreadable(ErrorCode.InvalidRequest, "Method is not a string", text, id);
  }
  if (id !== undefined && !isExactId(id)) {
    return unreadable(ErrorCode.InvalidRequest, "Id is neither a string nor a safe integer", text);
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
    const problem =
      result === undefined
        ? "Message has no method, result or error"
        : "Answer has both a result and an error";
    return unreadable(ErrorCode.InvalidRequest, problem, text, askedId(message));
  }
  if (error !== undefined) return classifyError(message, text);
  if (!isExactId(id)) {
    return unreadable(ErrorCode.InvalidRequest, "Answer has no valid id", text);
  }
  // A malformed result still settles its call, which would otherwise wait for nothing.
  if (!isRecord(result)) {
    const failure = { code: ErrorCode.InvalidRequest, message: "Result is not an object" };
    return { kind: "error", message: { jsonrpc: "2.0", id, error: failure }, result };
  }
  return { kind: "result", message } as DecodedMessage;
}

/** The id of what may have been a request. An answer has an id of ours, and is not to be answered itself. */
function askedId({ id, result, error }: Shape): unknown {
  return result === undefined && error === undefined ? id : undefined;
}

function classifyError(message: Shape, text?: string): DecodedMessage | Unreadable {
  const { id, error } = message;
  if (id !== undefined && id !== null && !isExactId(id)) {
    return unreadable(ErrorCode.InvalidRequest, "Error has no valid id", text);
  }
  if (!isErrorObject(error)) {
    return {
      kind: "error",
      message: { jsonrpc: "2.0", id: id ?? undefined, error: mended(error) },
    };
  }
  const read = id === null ? { ...message, id: undefined } : message;
  return { kind: "error", message: read } as DecodedMessage;
}

function isErrorObject(error: unknown): error is ErrorObject {
  return isRecord(error) && Number.isInteger(error["code"]) && typeof error["message"] === "string";
}

// A malformed error still settles its call, with what it came with as its data.
function mended(error: unknown): ErrorObject {
  const code = isRecord(error) ? error["code"] : undefined;
  return {
    code: typeof code === "number" && Number.isInteger(code) ? code : ErrorCode.InvalidRequest,
    message: "Error is malformed",
    data: error,
  };
}

/** Whether a value may be a request's id: a string or an integer, `0` and `""` among them. */
export function isRequestId(value: unknown): value is RequestId {
  return typeof value === "string" || Number.isInteger(value);
}

/** Whether an id is read as it was written. An integer past what a double holds is rounded, and could not be repeated. */
function isExactId(value: unknown): value is RequestId {
  return typeof value === "string" || Number.isSafeInteger(value);
}

interface Shape {
  readonly jsonrpc?: unknown;
  readonly id?: unknown;
  readonly method?: unknown;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: unknown;
}

function unreadable(code: number, message: string, text = "", id?: unknown): Unreadable {
  return {
    kind: "unreadable",
    error: { code, message },
    id: isExactId(id) ? id : undefined,
    excerpt: text.slice(0, EXCERPT_LENGTH),
  };
}
