import { ErrorCode, type ErrorObject, LATEST_LEGACY, messageOf } from "@mcp-actors/protocol";
import { type Inbound, type Link, multiplex, type StreamedChannel } from "@mcp-actors/transport";
import type { Subscription } from "rxjs";
import { type BridgeEnd, Crossing, type Passed } from "./crossing.ts";
import { passingDialect } from "./passing-dialect.ts";

/** What a bridge is told beside whom it joins. */
export interface BridgeOptions {
  /** Hears the requests of the near end, and what they are answered with. */
  readonly passed?: Passed | undefined;
  /** Hears why the far end could not be reached, or was lost. */
  readonly onFailure?: ((cause: unknown) => void) | undefined;
}

/**
 * Two wires joined until either ends: whatever comes over one leaves over the other, and its answers come back.
 *
 * What comes before the far end is reached waits for it.
 */
export class Bridge {
  /** Settles when both ends are released. */
  readonly closed: Promise<void>;
  readonly #near: BridgeEnd;
  readonly #onFailure: (cause: unknown) => void;
  readonly #readings: Subscription[] = [];
  readonly #waiting: Inbound[] = [];
  #outward: Crossing | undefined;
  #homeward: Crossing | undefined;
  /** Why the far end was never reached. */
  #refusal: ErrorObject | undefined;
  #isOver = false;

  /** @param far - The end to reach; it is closed where the near end is gone by then. */
  constructor(near: StreamedChannel, far: Promise<BridgeEnd>, options: BridgeOptions = {}) {
    const dialect = passingDialect(LATEST_LEGACY);
    this.#near = { link: multiplex(near, dialect), dialect };
    this.#onFailure = options.onFailure ?? (() => {});
    this.#near.link.hold?.(far);
    this.#read(this.#near.link, (inbound) => {
      if (this.#outward !== undefined) this.#pass(inbound, this.#outward);
      else if (this.#refusal !== undefined) this.#refuse(inbound, this.#refusal);
      else this.#waiting.push(inbound);
    });
    const joined = far.then(
      (end) => this.#join(end, options.passed),
      (cause: unknown) => this.#fail(cause),
    );
    this.closed = Promise.all([near.closed, joined]).then(() => {});
  }

  close(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    for (const reading of this.#readings) reading.unsubscribe();
  }

  #read(link: Link, next: (inbound: Inbound) => void, failed?: (cause: unknown) => void): void {
    // Whoever waits for answers is told first, and both may end while they are being joined.
    const ended = () => queueMicrotask(() => this.close());
    const error = (cause: unknown) => {
      failed?.(cause);
      ended();
    };
    this.#readings.push(link.inbound$.subscribe({ next, error, complete: ended }));
    if (this.#isOver) this.#readings.at(-1)?.unsubscribe();
  }

  #join(far: BridgeEnd, passed: Passed | undefined): Promise<void> {
    const outward = new Crossing(this.#near.link, far, passed);
    const homeward = new Crossing(far.link, this.#near);
    const take = (inbound: Inbound) =>
      // What the far end asks, it asks on behalf of what it was asked last, as far as anybody knows.
      homeward.take(inbound, inbound.kind === "request" ? outward.latest : undefined);
    this.#read(far.link, take, this.#onFailure);
    this.#outward = outward;
    this.#homeward = homeward;
    if (!this.#isOver) for (const inbound of this.#waiting.splice(0)) this.#pass(inbound, outward);
    return far.link.closed;
  }

  #pass(inbound: Inbound, outward: Crossing): void {
    const withdrawn = outward.take(inbound);
    if (withdrawn !== undefined) this.#homeward?.closeWithin(withdrawn);
  }

  /** Whoever asks is told why, until they leave: a client may ask in another way before it gives up. */
  #fail(cause: unknown): void {
    this.#onFailure(cause);
    this.#refusal = { code: ErrorCode.ConnectionClosed, message: messageOf(cause) };
    for (const inbound of this.#waiting.splice(0)) this.#refuse(inbound, this.#refusal);
  }

  #refuse(inbound: Inbound, error: ErrorObject): void {
    if (inbound.kind !== "request") return;
    const { message, key = message.id } = inbound;
    this.#near.link.send({ jsonrpc: "2.0", id: message.id, error }, key);
  }
}
