import { type Clock, systemClock } from "@mcp-actors/machine";
import { messageOf } from "@mcp-actors/protocol";
import type { Drivables } from "./drivables.ts";
import type { DialHub } from "./hub-dial.ts";
import { ProducerLink } from "./producer-link.ts";
import type { RecordSource } from "./record-source.ts";

/** How long to wait before it is tried again: at first and at most, in ms. */
const BACKOFF = { first: 100, most: 5000 } as const;

/** After how many failures in a row, which take some 3 s, a person is told. */
const MANY = 6;

/** What a membership is made of. */
export interface MembershipOptions {
  readonly source: RecordSource;
  readonly drivables: Drivables;
  /** Finds the hub, or starts one; asked again each time the last is lost. */
  readonly find: () => Promise<DialHub>;
  /** Hears why the hub is not reached, when that was tried in vain for some seconds; once. */
  readonly onUnreached?: ((reason: string) => void) | undefined;
  readonly clock?: Clock | undefined;
  /** Between 0 and 1; default random. */
  readonly random?: (() => number) | undefined;
}

/** Keeps a capture with a hub, whichever it is and however often it goes, until it is closed. */
export class Membership {
  readonly #options: MembershipOptions;
  readonly #clock: Clock;
  readonly #grants = new Set<string>();
  #link: ProducerLink | undefined;
  #failures = 0;
  #waiting: unknown;
  #isClosed = false;

  constructor(options: MembershipOptions) {
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    void this.#join();
  }

  /** Hands a token to a child: the hub lets it in from when it hears of it. */
  grant(token: string): void {
    this.#grants.add(token);
    this.#link?.say({ type: "grant", token });
  }

  /** A child is over. */
  revoke(token: string): void {
    if (this.#grants.delete(token)) this.#link?.say({ type: "revoke", token });
  }

  close(): void {
    this.#isClosed = true;
    this.#clock.clearTimeout(this.#waiting);
    this.#link?.close();
  }

  async #join(): Promise<void> {
    const { source, drivables } = this.#options;
    try {
      const dial = await this.#options.find();
      if (this.#isClosed) return;
      this.#link = new ProducerLink({
        source,
        drivables,
        grants: this.#grants,
        onWelcome: () => {
          this.#failures = 0;
        },
        onClosed: (reason) => this.#retry(reason),
      });
      dial(this.#link);
    } catch (error) {
      this.#retry(messageOf(error));
    }
  }

  #retry(reason: string): void {
    this.#link = undefined;
    if (this.#isClosed) return;
    const { random = Math.random } = this.#options;
    const wait = Math.min(BACKOFF.first * 2 ** this.#failures, BACKOFF.most);
    this.#failures += 1;
    if (this.#failures === MANY) this.#options.onUnreached?.(reason);
    // Those that lost one hub are not to come back all at once.
    this.#waiting = this.#clock.setTimeout(() => void this.#join(), wait * (0.5 + random() / 2));
    this.#clock.unref?.(this.#waiting);
  }
}
