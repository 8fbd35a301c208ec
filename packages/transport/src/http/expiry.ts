import { TransportError } from "../errors.ts";
import type { HttpSettings } from "./http-options.ts";

/** What an expiry looks after. */
export interface ExpiryTerms {
  /** The URL as messages show it. */
  readonly shown: string;
  readonly settings: Pick<HttpSettings, "clock" | "closeGrace">;
  /** Whether it is not known yet how the server takes some request. */
  readonly isAwaited: () => boolean;
  /** Everybody heard of it, or was waited for long enough. */
  readonly over: () => void;
}

/** How a session ends that its server forgot: requests on their way will hear so themselves, and are waited for a moment. */
export class Expiry {
  readonly #terms: ExpiryTerms;
  #timeout: unknown;
  #hasBegun = false;

  constructor(terms: ExpiryTerms) {
    this.#terms = terms;
  }

  begin(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    const { settings, over } = this.#terms;
    this.#timeout = settings.clock.setTimeout(over, settings.closeGrace);
  }

  /** Looks whether anybody is still waited for. */
  look(): void {
    if (!this.#hasBegun || this.#terms.isAwaited()) return;
    this.stop();
    // Whoever reads this response goes on with it first.
    queueMicrotask(this.#terms.over);
  }

  stop(): void {
    this.#terms.settings.clock.clearTimeout(this.#timeout);
  }

  /** @param undelivered - Whether the server said so instead of taking the request. */
  error(undelivered: boolean): TransportError {
    return new TransportError(
      "expired",
      `${this.#terms.shown} does not know the session any more`,
      {
        status: 404,
        undelivered,
      },
    );
  }
}
