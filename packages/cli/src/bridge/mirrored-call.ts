import { type Answer, ErrorCode, type Request } from "@mcp-actors/protocol";
import { asidesOf, type Exchange, type ExchangeObserver, type Link } from "@mcp-actors/transport";

/** What a call needs of the link that it leaves on. */
export interface MirroringLink {
  readonly link: Link;
  /** Reads the list of tools anew, as whoever makes a request. */
  readonly relearn: (asked: Request) => Promise<void>;
}

/**
 * A call of a tool on its way to a server over HTTP. One that is refused for its headers is of a tool whose list
 * nobody behind the bridge has seen, or not of late: the bridge looks at the list itself, and sends it once more.
 */
export class MirroredCall implements Exchange {
  readonly #host: MirroringLink;
  readonly #request: Request;
  readonly #observer: ExchangeObserver;
  readonly #listening: ExchangeObserver;
  #exchange: Exchange;
  #wasRefused = false;
  #isWanted = true;

  /** Throws where the request cannot be written. */
  constructor(host: MirroringLink, request: Request, observer: ExchangeObserver) {
    this.#host = host;
    this.#request = request;
    this.#observer = observer;
    this.#listening = {
      related: (notification) => observer.related(notification),
      answered: (answer) => this.#answered(answer),
      lost: (error) => observer.lost(error),
      ...asidesOf(observer),
    };
    this.#exchange = host.link.open(request, this.#listening);
  }

  abandon(reason?: string): void {
    this.#isWanted = false;
    this.#exchange.abandon(reason);
  }

  #answered(answer: Answer): void {
    const isMismatch = "error" in answer && answer.error.code === ErrorCode.HeaderMismatch;
    if (isMismatch && !this.#wasRefused) {
      this.#wasRefused = true;
      void this.#again().catch(() => this.#isWanted && this.#observer.answered(answer));
    } else this.#observer.answered(answer);
  }

  async #again(): Promise<void> {
    await this.#host.relearn(this.#request);
    if (this.#isWanted) this.#exchange = this.#host.link.open(this.#request, this.#listening);
  }
}
