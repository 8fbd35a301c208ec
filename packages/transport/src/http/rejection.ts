import { messageOf } from "@mcp-actors/protocol";
import { TransportError } from "../errors.ts";
import { NotConnected } from "./not-connected.ts";

/** What was asked, for a message: the method of HTTP, and the URL without credentials. */
export interface Asked {
  readonly method: string;
  readonly url: string;
}

/** A response that is no answer. */
export interface Refusal {
  readonly status: number;
  /** What it says of itself, or what is wrong with it. */
  readonly told?: string | undefined;
  /** How soon it may be made again, in ms. */
  readonly retryAfter?: number | undefined;
}

const EXCERPT_LENGTH = 200;

/** The error of a request that was answered by no message. */
export function rejection(
  { method, url }: Asked,
  { status, told = "", retryAfter }: Refusal,
): TransportError {
  const phrase = PHRASES.get(status);
  const excerpt = told.replace(/\s+/g, " ").trim().slice(0, EXCERPT_LENGTH);
  const said = HINTS.get(status) ?? excerpt;
  const message = `${method} ${url} was answered ${status}${phrase === undefined ? "" : ` ${phrase}`}`;
  const all = said === "" ? message : `${message}: ${said}`;
  // What asks for a stream comes back to a request that was let in before.
  const undelivered = method === "POST" && NOT_LET_IN.has(status);
  const code = undelivered ? "rejected" : "lost";
  return new TransportError(code, all, { status, retryAfter, undelivered });
}

/** Statuses by which a request is turned away for who asks, how often, or what it looks like: nothing was begun. */
const NOT_LET_IN: ReadonlySet<number> = new Set([
  401, 403, 405, 406, 407, 411, 413, 415, 421, 429, 431,
]);

/**
 * The error of a request that got no response, or not the whole of it.
 *
 * @param retryAfter - How soon it may be made again if it may be made twice, in ms.
 */
export function cut({ method, url }: Asked, cause: unknown, retryAfter?: number): TransportError {
  const { code, reason, isEarly } = readCause(cause);
  return UNREACHED.has(code) || isEarly
    ? new TransportError("unreachable", `Could not reach ${url}: ${reason}`, {
        cause,
        undelivered: true,
      })
    : new TransportError("lost", `${method} ${url} was cut: ${reason}`, { cause, retryAfter });
}

/** Why a request never left the machine it was made on, or met nobody. */
const UNREACHED: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** The code of what Node says where something else than TLS is spoken. */
const NO_TLS = "ERR_SSL_WRONG_VERSION_NUMBER";

/** What Node says of a connection that was cut before it was one. */
const BEFORE_TLS = "before secure TLS connection was established";

/** `fetch` and attempts at several addresses hide what happened in what they wrap. */
function readCause(cause: unknown): CutCause {
  if (!(cause instanceof Error)) return { code: "", reason: messageOf(cause), isEarly: false };
  const wrapped: unknown = cause instanceof AggregateError ? cause.errors[0] : cause.cause;
  if (!(wrapped instanceof Error)) return readRoot(cause);
  const inner = readCause(wrapped);
  return cause instanceof NotConnected ? { ...inner, isEarly: true } : inner;
}

function readRoot(cause: Error): CutCause {
  const code = "code" in cause && typeof cause.code === "string" ? cause.code : "";
  const isConnecting = "syscall" in cause && cause.syscall === "connect";
  const isEarly = isConnecting || cause.message.includes(BEFORE_TLS);
  const reason = code === NO_TLS ? "it does not speak TLS" : cause.message;
  return { code, reason: reason === "" ? code : reason, isEarly };
}

interface CutCause {
  readonly code: string;
  readonly reason: string;
  /** Whether it came while the connection was being made. */
  readonly isEarly: boolean;
}

const HINTS: ReadonlyMap<number, string> = new Map([
  // What `fetch` in a browser makes of a redirect that it does not follow.
  [0, "it was redirected, and a browser does not tell where to"],
  [401, "it wants to know who asks; see the options headers and authorize"],
  [403, "it does not let this caller in; see the options headers and authorize"],
]);

const PHRASES: ReadonlyMap<number, string> = new Map([
  [202, "Accepted"],
  [204, "No Content"],
  [400, "Bad Request"],
  [401, "Unauthorized"],
  [403, "Forbidden"],
  [404, "Not Found"],
  [405, "Method Not Allowed"],
  [406, "Not Acceptable"],
  [409, "Conflict"],
  [413, "Content Too Large"],
  [415, "Unsupported Media Type"],
  [429, "Too Many Requests"],
  [500, "Internal Server Error"],
  [502, "Bad Gateway"],
  [503, "Service Unavailable"],
  [504, "Gateway Timeout"],
]);
