import type { Answer, Request } from "@mcp-actors/protocol";
import { asidesOf } from "../asides.ts";
import type { Exchange, ExchangeObserver, Link } from "../link.ts";

/** Which refusal has a request sent once more, and what is done before. */
export interface Retry {
  readonly link: Pick<Link, "open">;
  /** The code of the error that is worth a second try. */
  readonly code: number;
  /** Settles when the request may go again; where it fails, the refusal stands. */
  readonly prepare: (refused: Request) => Promise<void>;
}

/** An exchange that is opened once more, after what a retry prepares, where its first answer is the retry's error. */
export class RetriedExchange implements Exchange {
  readonly #retry: Retry;
  readonly #request: Request;
  readonly #observer: ExchangeObserver;
  readonly #listening: ExchangeObserver;
  #exchange: Exchange;
  #wasRefused = false;
  #isWanted = true;

  /** Throws where the request cannot be written. */
  constructor(retry: Retry, request: Request, observer: ExchangeObserver) {
    this.#retry = retry;
    this.#request = request;
    this.#observer = observer;
    this.#listening = {
      related: (notification) => observer.related(notification),
      answered: (answer) => this.#answered(answer),
      lost: (error) => observer.lost(error),
      ...asidesOf(observer),
    };
    this.#exchange = retry.link.open(request, this.#listening);
  }

  abandon(reason?: string): void {
    this.#isWanted = false;
    this.#exchange.abandon(reason);
  }

  #answered(answer: Answer): void {
    const isWorthIt = "error" in answer && answer.error.code === this.#retry.code;
    if (!isWorthIt || this.#wasRefused) {
      this.#observer.answered(answer);
      return;
    }
    this.#wasRefused = true;
    void this.#again().catch(() => {
      if (this.#isWanted) this.#observer.answered(answer);
    });
  }

  async #again(): Promise<void> {
    await this.#retry.prepare(this.#request);
    if (this.#isWanted) this.#exchange = this.#retry.link.open(this.#request, this.#listening);
  }
}
