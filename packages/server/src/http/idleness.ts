import { TimerNode, type TimerOwner } from "@mcp-actors/machine";
import type { Chain, Chained } from "./chain.ts";
import type { SessionChannel } from "./session-channel.ts";

/** The place of one session among those in which nothing is open, and the clock of its rest. */
export class Idleness implements Chained<Idleness>, TimerOwner {
  readonly session: SessionChannel;
  readonly clock: TimerNode;
  /** Whether it lasts for long enough. */
  isLong = false;
  chain: Chain<Idleness> | undefined = undefined;
  previous: Idleness | undefined = undefined;
  next: Idleness | undefined = undefined;
  readonly #onLong: () => void;

  /** @param onLong - Called when nothing was open in the session for long enough. */
  constructor(session: SessionChannel, onLong: () => void) {
    this.session = session;
    this.clock = new TimerNode(this, "rest");
    this.#onLong = onLong;
  }

  expired(): void {
    this.isLong = true;
    this.#onLong();
  }
}
