import type { HeaderFields } from "@mcp-actors/protocol/http";

/** What a server said when it refused a request for who asks. */
export interface Challenge {
  /** 401 or 403. */
  readonly status: number;
  /** The URL that was asked, without credentials. */
  readonly url: string;
  /** The `WWW-Authenticate` header. */
  readonly header: string | undefined;
}

/**
 * Gives the headers that prove who asks.
 *
 * Called before each request; and with the server's challenge when it refused one, once for all
 * requests that were refused together. Each of them is sent once more with what it gives then.
 */
export type Authorize = (challenge?: Challenge) => HeaderFields | Promise<HeaderFields>;

/** Asks for headers, and for better ones once for all who need them. */
export class Authorization {
  readonly #authorize: Authorize;
  #renewing: Promise<HeaderFields> | undefined;
  /** What the last renewal gave. */
  #renewed: HeaderFields | undefined;
  #renewals = 0;

  constructor(authorize: Authorize) {
    this.#authorize = authorize;
  }

  /** How often the headers were renewed. */
  get renewals(): number {
    return this.#renewals;
  }

  /** The headers of a request that is about to leave; it waits where they are being renewed. */
  fields(): HeaderFields | Promise<HeaderFields> {
    return this.#renewing ?? this.#authorize();
  }

  /**
   * The headers to try again with.
   *
   * @param renewals - How often they had been renewed when the refused request left: if that is past, others are at hand.
   */
  renew(challenge: Challenge, renewals: number): HeaderFields | Promise<HeaderFields> {
    if (renewals < this.#renewals) return this.#renewing ?? this.#renewed ?? this.#authorize();
    this.#renewing ??= this.#ask(challenge);
    return this.#renewing;
  }

  async #ask(challenge: Challenge): Promise<HeaderFields> {
    this.#renewed = undefined;
    try {
      this.#renewed = await this.#authorize(challenge);
      return this.#renewed;
    } finally {
      this.#renewals += 1;
      this.#renewing = undefined;
    }
  }
}
