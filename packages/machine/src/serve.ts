import type {
  ErrorObject,
  JsonRpcNotification,
  Request,
  RequestId,
  Result,
} from "@mcp-actors/protocol";
import type { Facts } from "@mcp-actors/transport";

/** Answers a request of the peer; called in arrival order, as soon as the limits allow it to run. */
export type Serve = (request: Request, exchange: InboundExchange) => void;

/**
 * One request of the peer, as the one who answers it holds it.
 *
 * The first `answer`, `fail` or `suspend` is the answer; everything after the
 * end of the exchange, however it ended, sends nothing. A handler that was told
 * to stop still calls one of them when it does: that frees its slot.
 */
export interface InboundExchange {
  /** What the peer calls the request, for notifications that are tagged with it; a question inside an answer has none. */
  readonly id: RequestId | undefined;
  readonly facts: Facts;
  /** Aborts when the answer is no longer wanted, with the peer's reason. Made when first looked at. */
  readonly signal: AbortSignal;
  /** Whether the exchange is over: answered, withdrawn or lost. */
  readonly over: boolean;

  answer(result: Result): void;
  /** @param cause - What went wrong here: never sent, but behind the error of our own call if that is what asks. */
  fail(error: ErrorObject, cause?: unknown): void;
  /** Answers with questions: the run ends here and another request carries on (2026-07-28). */
  suspend(result: Result): void;

  /** Sends a notification that belongs to this exchange; false when the outbox is over its mark. */
  notify(notification: JsonRpcNotification): boolean;
  drained(): Promise<void>;
  /**
   * Ends the stream that the answer would leave in, where the peer can come back for it; elsewhere does nothing.
   *
   * @param retryAfter - When the peer should come back, in ms.
   */
  closeStream(retryAfter?: number): void;

  /**
   * Asks the peer a request of ours inside this exchange (legacy era).
   * It has no idle limit of its own and is cancelled with the exchange.
   * Rejects with the peer's `ProtocolError`, or a `RequestError` by outcome.
   */
  ask(request: Request): Promise<Result>;
}
