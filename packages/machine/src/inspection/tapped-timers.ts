import type { Clock } from "../timers/clock.ts";
import { type TimerNode, Timers } from "../timers/timers.ts";
import type { Inspection } from "./inspector.ts";

interface TappedTimersOptions {
  readonly onError: (error: unknown) => void;
  readonly inspection: Inspection;
}

/** Timers whose steps an inspection hears, of owners that are actors. */
export class TappedTimers extends Timers {
  readonly #inspection: Inspection;

  constructor(clock: Clock, { onError, inspection }: TappedTimersOptions) {
    super(clock, onError);
    this.#inspection = inspection;
  }

  override get heard(): boolean {
    return this.#inspection.active !== false;
  }

  override arm(node: TimerNode, ms: number, from?: number): void {
    super.arm(node, ms, from);
    this.#step(node, "set", ms);
  }

  override disarm(node: TimerNode): void {
    if (node.list === undefined) return;
    super.disarm(node);
    this.#step(node, "cleared");
  }

  protected override expire(node: TimerNode): void {
    this.#step(node, "fired");
    super.expire(node);
  }

  #step({ owner, name }: TimerNode, state: "set" | "cleared" | "fired", ms?: number): void {
    const actorRef = owner.actor;
    if (actorRef === undefined || this.#inspection.active === false) return;
    const step =
      ms === undefined ? { actorRef, name, state } : { actorRef, name, state, delay: ms };
    this.#inspection.timed?.(step);
  }
}
