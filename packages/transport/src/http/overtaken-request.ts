import type { HttpHead, HttpTransfer } from "./http-client.ts";
import type { HttpSettings } from "./http-options.ts";
import { isEventStream } from "./is-event-stream.ts";

/** How long a request that was given up is waited for to be heard of, in ms. */
const HEAD_GRACE = 1_000;

/** The transfer of a request that was given up, and who hears of it. */
export interface OvertakenTerms {
  readonly transfer: HttpTransfer;
  readonly clock: HttpSettings["clock"];
  /** Tells the peer once more. */
  readonly tellAgain: () => void;
  /** Nothing is waited for any more. */
  readonly over: (request: OvertakenRequest) => void;
}

/**
 * A request that was given up before its response began. What says so is a request of its own and may come first,
 * to a peer that knows of nothing to give up: it is said again if the peer begins to work on the request after all.
 */
export class OvertakenRequest {
  readonly #terms: OvertakenTerms;
  readonly #timeout: unknown;

  constructor(terms: OvertakenTerms) {
    this.#terms = terms;
    this.#timeout = terms.clock.setTimeout(() => this.end(), HEAD_GRACE);
    terms.clock.unref?.(this.#timeout);
  }

  /** The response began: only a stream says that an answer is still worked on. */
  head(head: HttpHead): void {
    if (isEventStream(head)) this.#terms.tellAgain();
    this.end();
  }

  end(): void {
    const { clock, transfer, over } = this.#terms;
    clock.clearTimeout(this.#timeout);
    transfer.abort();
    over(this);
  }
}
