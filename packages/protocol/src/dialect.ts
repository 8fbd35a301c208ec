import type { McpError } from "./errors.ts";
import type { HeaderFields } from "./http/http-header.ts";
import type {
  ErrorObject,
  JsonRpcError,
  JsonRpcNotification,
  JsonRpcRequest,
  JsonRpcResult,
  Params,
  Request,
  RequestId,
  Result,
} from "./json-rpc.ts";

/** The two families of revisions: with a session (2024-11-05 to 2025-11-25), and without (2026-07-28). */
export type Era = "legacy" | "modern";

/**
 * What the runtime must know of a protocol to carry it, as one value.
 *
 * Links, calls and connections ask it and know no method name themselves; each
 * revision of MCP is a dialect, and so can another protocol on the same wire be.
 */
export interface Dialect {
  /** The revision it speaks, or the one it offers while opening. */
  readonly revision: string;
  readonly era: Era;
  /** Whether the peer may send an array of messages (2025-03-26). */
  readonly batches: boolean;
  /** Whether an error may be sent without an id, when the request's id could not be read. */
  readonly errorsWithoutId: boolean;

  /** The request as it leaves: its id, its progress token and whatever the era demands of `_meta`. */
  prepare(request: Request, id: RequestId): JsonRpcRequest;
  /** The exchange of ours that a notification belongs to, by the id we gave it. */
  belongsTo(notification: JsonRpcNotification): RequestId | undefined;
  /** The progress that a notification reports, if it reports any. */
  progress(notification: JsonRpcNotification): Progress | undefined;
  /** The request of the peer's own that a notification withdraws. */
  withdrawal(notification: JsonRpcNotification): Withdrawal | undefined;
  /** What tells the peer that we no longer want an answer; undefined where it must not be told. */
  cancel(id: RequestId, method: string, reason?: string): JsonRpcNotification | undefined;

  /** What an answer is to its call. */
  kind(result: Result): AnswerKind;
  /** Whether a request of the peer is a question asked on behalf of a request of ours. */
  asks(method: string): boolean;
  /** Whether a request is answered from what is at hand, so that it needs no room to run in. */
  immediate(method: string): boolean;
  /** Whether asking a method twice is the same as asking once; default not. */
  repeatable?(method: string): boolean;
  /** Whether requests of a method wait for each other, since what belongs to one does not say so; default not. */
  exclusive?(method: string): boolean;
  /** The questions inside an answer of kind `inputRequired`, by their keys. */
  questions(result: Result): ReadonlyMap<string, Request>;
  /** The next round of a request: the same, with the answers to what was asked. */
  resume(request: Request, asked: Result, answers: ReadonlyMap<string, Result>): Request;

  /** The first request of a connection. */
  opening(): Request;
  /** What the answer to the opening leads to. */
  accept(result: Result): OpeningStep;
  /** What an opening without a good answer leads to. */
  fallback(outcome: OpeningOutcome): OpeningStep;
  /** Whether an error is what a peer answers that does not speak the dialect, or not any more; default never. */
  disowns?(answer: FailedAnswer): boolean;
  /** A request that any live peer answers. */
  probe(): Request;

  /** The headers that a message demands where it travels by HTTP; those of no message are the session's own. */
  headers?(message?: JsonRpcRequest | JsonRpcNotification): HeaderFields;
  /** Speaks over the two endpoints of 2024-11-05, because of what an opening over one came to. */
  readonly twoEndpoints?: { readonly because: string } | undefined;
}

/** What a result is: the end, a question that has to be answered first, a task to ask after, or none of these. */
export type AnswerKind = "complete" | "inputRequired" | "task" | "invalid";

/** Progress of one request, as the peer reports it; `progress` strictly increases. */
export interface Progress {
  readonly progress: number;
  readonly total?: number | undefined;
  readonly message?: string | undefined;
}

/** What a peer says that gives up a request of its own. */
export interface Withdrawal {
  readonly id: RequestId;
  readonly reason?: string | undefined;
}

/** Where one opening leads: to a session, to another opening, or nowhere. */
export type OpeningStep = Opened | Fallback | Refused;

/** The peer let us in. */
export interface Opened {
  readonly step: "opened";
  /** The dialect to go on in. */
  readonly dialect: Dialect;
  /** Sent before anything else, once the opening is accepted. */
  readonly confirmation?: Request | undefined;
  /** The peer's own account of itself. */
  readonly peer: PeerAccount;
}

/** Name, capabilities and instructions, as the peer gave them; nothing may be trusted because of them. */
export interface PeerAccount {
  readonly info: Params;
  readonly capabilities: Params;
  readonly instructions?: string | undefined;
}

/** How an opening ended when it was not accepted; `rejected` when HTTP answered by its status alone. */
export type OpeningOutcome =
  | {
      readonly status: "failed";
      readonly error: ErrorObject;
      readonly httpStatus?: number | undefined;
    }
  | { readonly status: "rejected"; readonly httpStatus: number; readonly cause: string }
  | { readonly status: "timedOut" }
  | { readonly status: "lost"; readonly cause: string };

/** Another opening to try, on the same wire or, where the peer died of the first, on a fresh one. */
export interface Fallback {
  readonly step: "fallback";
  readonly dialect: Dialect;
  readonly fresh: boolean;
}

/** There is no common ground, and this is why. */
export interface Refused {
  readonly step: "refused";
  readonly error: McpError;
}

/** An answer without the id, which is the link's business. */
export type Answer = Omit<JsonRpcResult, "id"> | FailedAnswer;

/** An error without the id, and how it came. */
export interface FailedAnswer extends Omit<JsonRpcError, "id"> {
  /** The HTTP status, where that was no success. */
  readonly httpStatus?: number | undefined;
}
