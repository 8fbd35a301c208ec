import type { Dialect, Request, RequestId } from "@mcp-actors/protocol";
import { exchangeStream, type Link, type WireTap } from "@mcp-actors/transport";

/** A link whose exchanges open in another way; all else is the link's own. */
export function linkWith(link: Link, open: Link["open"]): Link {
  return new ReopenedLink(link, open);
}

// A class, for an object with getters of its own is a dictionary to the engine, and calls ask it ten times each.
class ReopenedLink implements Link {
  readonly open: Link["open"];
  readonly inbound$: Link["inbound$"];
  readonly closed: Promise<void>;
  readonly facts: Link["facts"];
  readonly #link: Link;

  constructor(link: Link, open: Link["open"]) {
    this.open = open;
    this.inbound$ = link.inbound$;
    this.closed = link.closed;
    this.facts = link.facts;
    this.#link = link;
  }

  get dialect(): Dialect {
    return this.#link.dialect;
  }

  speak(dialect: Dialect): void {
    this.#link.speak(dialect);
  }

  exchange(request: Request) {
    return exchangeStream(this, request);
  }

  send(message: Parameters<Link["send"]>[0], within?: RequestId): boolean {
    return this.#link.send(message, within);
  }

  drained(within?: RequestId): Promise<void> {
    return this.#link.drained(within);
  }

  get hasRoom() {
    return this.#link.hasRoom;
  }

  hold(until: Promise<unknown>): void {
    this.#link.hold?.(until);
  }

  closeStream(within: RequestId, retryAfter?: number): void {
    this.#link.closeStream?.(within, retryAfter);
  }

  get openStreams() {
    return this.#link.openStreams;
  }

  get kind() {
    return this.#link.kind;
  }

  get unended() {
    return this.#link.unended;
  }

  tap(tap: WireTap): void {
    this.#link.tap?.(tap);
  }

  get heard(): number {
    return this.#link.heard;
  }

  get openExchanges(): number {
    return this.#link.openExchanges;
  }

  get over(): boolean {
    return this.#link.over;
  }
}
