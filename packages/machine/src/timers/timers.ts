import { reportUnhandled } from "../report-unhandled.ts";
import type { Clock } from "./clock.ts";
import { TimerList, type TimerNode } from "./timer-list.ts";

export { TimerNode, type TimerOwner } from "./timer-list.ts";

/** How many durations are kept track of before empty ones are looked for. */
const FEW_LISTS = 64;

/** A timeout that is so late never comes, in ms: workers drop those of a request with it. */
const LATE = 1000;

/** Timers on a clock. What an expiry throws is reported, and the others still expire. */
export function createTimers(clock: Clock, onError = reportUnhandled): Timers {
  return new Timers(clock, onError);
}

/**
 * Any number of timers under one of the clock's.
 *
 * Each duration has a list in order of arming, so arming and disarming are
 * pointer moves. A timer expires no earlier than asked, and in order of its
 * moment; the clock's own timer is all that makes it late. While anything is
 * armed the process is held.
 */
export class Timers {
  readonly #clock: Clock;
  readonly #onError: (error: unknown) => void;
  #lists: Map<number, TimerList> | undefined;
  #wake: (() => void) | undefined;
  /** The list that was armed in last, which is mostly the one to arm in next. */
  #latest: TimerList | undefined;
  #roomForLists = FEW_LISTS;
  #size = 0;
  #timeout: unknown = undefined;
  #wakesAt = Number.POSITIVE_INFINITY;

  constructor(clock: Clock, onError: (error: unknown) => void) {
    this.#clock = clock;
    this.#onError = onError;
  }

  /** The moment on the clock. */
  now(): number {
    return this.#clock.now();
  }

  /** Whether somebody hears of each timer, so that none may be spared. */
  get heard(): boolean {
    return false;
  }

  /** How many timers are armed. */
  get size(): number {
    return this.#size;
  }

  /**
   * Lets a timer expire `ms` from now, from the start if it is armed already.
   *
   * @param ms - Any number; negative is 0, `Infinity` is never.
   * @param from - A moment up to now, to count from that.
   */
  arm(node: TimerNode, ms: number, from = this.now()): void {
    if (Number.isNaN(ms)) throw new Error(`Timer "${node.name}" was given NaN ms`);
    if (node.list !== undefined) this.#remove(node, node.list);
    node.due = from + Math.max(ms, 0);
    this.#listOf(ms).insert(node);
    this.#size += 1;
    if (this.#timeout === undefined || node.due < this.#wakesAt) this.#wakeAt(node.due);
    else if (from - this.#wakesAt > LATE) this.#wakeLate();
    else if (this.#size === 1) this.#clock.ref?.(this.#timeout);
  }

  disarm(node: TimerNode): void {
    if (node.list === undefined) return;
    this.#remove(node, node.list);
    if (this.#size === 0) this.#letGo();
  }

  /** Nothing is armed. Clearing the clock's timer and setting it again would cost more than all else here. */
  #letGo(): void {
    if (this.#timeout !== undefined) this.#clock.unref?.(this.#timeout);
  }

  #remove(node: TimerNode, list: TimerList): void {
    list.remove(node);
    this.#size -= 1;
  }

  #listOf(ms: number): TimerList {
    if (this.#latest?.ms === ms) return this.#latest;
    this.#latest = this.#lists?.get(ms) ?? this.#addList(ms);
    return this.#latest;
  }

  #addList(ms: number): TimerList {
    this.#lists ??= new Map();
    if (this.#lists.size >= this.#roomForLists) this.#forgetEmptyLists(this.#lists);
    const list = new TimerList(ms);
    this.#lists.set(ms, list);
    return list;
  }

  /** Empty lists are kept for the next timer of their duration, but not without bound. */
  #forgetEmptyLists(lists: Map<number, TimerList>): void {
    for (const [ms, { first }] of lists) if (first === undefined) lists.delete(ms);
    this.#latest = undefined;
    this.#roomForLists = Math.max(FEW_LISTS, 2 * lists.size);
  }

  #wakeAt(due: number): void {
    if (this.#timeout !== undefined) this.#clock.clearTimeout(this.#timeout);
    this.#wakesAt = due;
    this.#wake ??= () => this.#expire();
    this.#timeout = this.#clock.setTimeout(this.#wake, Math.max(due - this.#clock.now(), 0));
  }

  /** Makes up for a timeout that never came, without another, which might not come either. */
  #wakeLate(): void {
    this.#wakesAt = Number.POSITIVE_INFINITY;
    queueMicrotask(() => this.#expire());
  }

  #expire(): void {
    if (this.#timeout !== undefined) this.#clock.clearTimeout(this.#timeout);
    this.#timeout = undefined;
    const now = this.#clock.now();
    for (const node of this.#dueBy(now)) {
      // An earlier expiry may have disarmed it, or armed it anew.
      if (node.list === undefined || node.due > now) continue;
      this.#remove(node, node.list);
      this.expire(node);
    }
    this.#wakeAgain();
  }

  #dueBy(now: number): TimerNode[] {
    const due: TimerNode[] = [];
    for (const list of this.#lists?.values() ?? []) {
      for (let node = list.first; node !== undefined && node.due <= now; node = node.next) {
        due.push(node);
      }
    }
    return due.sort((a, b) => a.due - b.due);
  }

  /** Tells the owner of a timer that it ran out. */
  protected expire(node: TimerNode): void {
    try {
      node.owner.expired(node);
    } catch (error) {
      this.#onError(error);
    }
  }

  #wakeAgain(): void {
    const lists = this.#lists;
    if (lists === undefined) return;
    this.#forgetEmptyLists(lists);
    let earliest = Number.POSITIVE_INFINITY;
    for (const { first } of lists.values()) {
      if (first !== undefined) earliest = Math.min(earliest, first.due);
    }
    if (this.#size > 0) this.#wakeAt(earliest);
    else this.#letGo();
  }
}
