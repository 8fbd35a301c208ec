import {
  type Answer,
  ErrorCode,
  type JsonRpcNotification,
  type Request,
} from "@mcp-actors/protocol";
import type { Exchange, ExchangeObserver, Link, TransportError } from "@mcp-actors/transport";
import { listRequest, readItems, TOOLS } from "../calls/list.ts";
import { openExchange } from "../live/open-exchange.ts";
import { allPages } from "../pages.ts";

/**
 * A call of a tool whose headers mirror its arguments. A server that finds them wrong knows the tool otherwise than
 * we do: its list is read anew and the call sent once more.
 *
 * spec: 2026-07-28 basic/transports/streamable-http#custom-headers
 */
export class MirroredCall implements Exchange, ExchangeObserver {
  readonly #link: Link;
  readonly #request: Request;
  readonly #observer: ExchangeObserver;
  #exchange: Exchange;
  #wasRefused = false;
  #isWanted = true;

  /** Throws where the request cannot be written. */
  constructor(link: Link, request: Request, observer: ExchangeObserver) {
    this.#link = link;
    this.#request = request;
    this.#observer = observer;
    this.#exchange = link.open(request, this);
  }

  abandon(reason?: string): void {
    this.#isWanted = false;
    this.#exchange.abandon(reason);
  }

  related(notification: JsonRpcNotification): void {
    this.#observer.related(notification);
  }

  answered(answer: Answer): void {
    const isMismatch = "error" in answer && answer.error.code === ErrorCode.HeaderMismatch;
    if (!isMismatch || this.#wasRefused) {
      this.#observer.answered(answer);
      return;
    }
    this.#wasRefused = true;
    void this.#again().catch(() => {
      if (this.#isWanted) this.#observer.answered(answer);
    });
  }

  lost(error: TransportError): void {
    this.#observer.lost(error);
  }

  paused(): void {
    this.#observer.paused?.();
  }

  resumed(): void {
    this.#observer.resumed?.();
  }

  questionOpened(): void {
    this.#observer.questionOpened?.();
  }

  questionClosed(): void {
    this.#observer.questionClosed?.();
  }

  async #again(): Promise<void> {
    await allPages(
      (cursor) => openExchange(this.#link, listRequest(TOOLS.method, cursor)),
      (page) => readItems(TOOLS, page),
    );
    if (this.#isWanted) this.#exchange = this.#link.open(this.#request, this);
  }
}
