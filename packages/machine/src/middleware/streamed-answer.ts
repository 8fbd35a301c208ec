import type { InboundExchange } from "../serve.ts";
import type { ExchangeMessage } from "./middleware.ts";
import { StreamBound } from "./stream-bound.ts";

/** A stream on its way back to the peer: each message to the exchange that it belongs to. */
export class StreamedAnswer {
  readonly exchange: InboundExchange;
  #bound: StreamBound | undefined;
  /** Whether the handler ended its run to ask something. */
  asks = false;
  /** Whether the wire took the last notification without being over its mark. */
  hasRoom = true;

  constructor(exchange: InboundExchange) {
    this.exchange = exchange;
  }

  /** Made for streams alone: what a middleware returns untouched has none. */
  get bound(): StreamBound {
    this.#bound ??= new StreamBound();
    return this.#bound;
  }

  take(message: ExchangeMessage): void {
    if ("method" in message) this.hasRoom = this.exchange.notify(message);
    else if ("error" in message) this.exchange.fail(message.error);
    else if (this.asks) this.exchange.suspend(message.result);
    else this.exchange.answer(message.result);
  }
}

/** Whether a message ends its exchange. */
export function isAnswer(message: ExchangeMessage): boolean {
  return !("method" in message);
}
