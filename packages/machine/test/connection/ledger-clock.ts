import { VirtualClock } from "../../src/testing/virtual-clock.ts";

/** A virtual clock that keeps account of every timeout, whether it would hold a process or not. */
export class LedgerClock extends VirtualClock {
  readonly waiting = new Set<unknown>();

  override setTimeout(callback: () => void, ms?: number): unknown {
    const timeout = super.setTimeout(() => {
      this.waiting.delete(timeout);
      callback();
    }, ms);
    this.waiting.add(timeout);
    return timeout;
  }

  override clearTimeout(timeout: unknown): void {
    this.waiting.delete(timeout);
    super.clearTimeout(timeout);
  }
}
