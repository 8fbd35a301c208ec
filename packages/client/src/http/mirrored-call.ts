import { type Answer, ErrorCode, type Request } from "@mcp-actors/protocol";
import { asidesOf, type Exchange, type ExchangeObserver, type Link } from "@mcp-actors/transport";
import { listRequest, readItems, TOOLS } from "../calls/list.ts";
import { openExchange } from "../live/open-exchange.ts";
import { allPages } from "../pages.ts";

/**
 * A call of a tool whose headers mirror its arguments. A server that finds them wrong knows the tool otherwise than
 * we do: its list is read anew and the call sent once more.
 *
 * spec: 2026-07-28 basic/transports/streamable-http#custom-headers
 */
export class MirroredCall implements Exchange {
  readonly #link: Link;
  readonly #request: Request;
  readonly #observer: ExchangeObserver;
  readonly #listening: ExchangeObserver;
  #exchange: Exchange;
  #wasRefused = false;
  #isWanted = true;

  /** Throws where the request cannot be written. */
  constructor(link: Link, request: Request, observer: ExchangeObserver) {
    this.#link = link;
    this.#request = request;
    this.#observer = observer;
    this.#listening = {
      related: (notification) => observer.related(notification),
      answered: (answer) => this.#answered(answer),
      lost: (error) => observer.lost(error),
      ...asidesOf(observer),
    };
    this.#exchange = link.open(request, this.#listening);
  }

  abandon(reason?: string): void {
    this.#isWanted = false;
    this.#exchange.abandon(reason);
  }

  #answered(answer: Answer): void {
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

  async #again(): Promise<void> {
    await allPages(
      (cursor) => openExchange(this.#link, listRequest(TOOLS.method, cursor)),
      (page) => readItems(TOOLS, page),
    );
    if (this.#isWanted) this.#exchange = this.#link.open(this.#request, this.#listening);
  }
}
