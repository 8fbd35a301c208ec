import type { Answer, JsonRpcNotification, Request } from "@mcp-actors/protocol";
import type { Facts } from "@mcp-actors/transport";
import type { Observable } from "rxjs";

/** A request on its way, ours or the peer's, and what travels beside it. */
export interface PassingRequest {
  readonly request: Request;
  readonly facts: Facts;
}

/** What belongs to one request: notifications, and last its one answer. */
export type ExchangeMessage = JsonRpcNotification | Answer;

/** Hands a request on; subscribing sends or runs it, and unsubscribing withdraws it. */
export type Next = (exchange: PassingRequest) => Observable<ExchangeMessage>;

/**
 * Stands between a request and whoever answers it, on either side.
 *
 * It gives what `next` gives, untouched or changed, or a stream of its own that
 * ends with an answer. Every subscription to what `next` gives is a run of its
 * own, so `retry` and `repeat` do what they say. What it returns untouched costs
 * next to nothing. Questions that a handler asks in a session pass it by.
 *
 * Its stream is left after the first answer. One that gives 100,000 notifications, or hands its request on 1,000
 * times, in one turn of the event loop is ended with an error, for the process would do nothing else.
 *
 * @example Log how long each request takes
 * ```ts
 * const timed: Middleware = (exchange, next) => {
 *   const begun = performance.now();
 *   const tell = () => console.error(exchange.request.method, performance.now() - begun);
 *   return next(exchange).pipe(finalize(tell));
 * };
 * ```
 */
export type Middleware = (exchange: PassingRequest, next: Next) => Observable<ExchangeMessage>;
