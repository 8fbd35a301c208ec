import { type ReadonlySignal, signal } from "@preact/signals";
import type { Carried } from "./carried.ts";

/** What goes wrong on the wire to one server, by the hand of whoever watches; the wire itself is real. */
export class Wire {
  readonly #carried = new Set<Carried>();
  readonly #delay = signal(0);
  readonly #isStalled = signal(false);
  readonly #mendsAt = signal<number | undefined>(undefined);
  #mending: ReturnType<typeof setTimeout> | undefined;

  /** How much later each message arrives, in ms. */
  get delay(): ReadonlySignal<number> {
    return this.#delay;
  }

  get isStalled(): ReadonlySignal<boolean> {
    return this.#isStalled;
  }

  /** When a cut wire is whole again, by `Date.now()`; Infinity while nobody says, undefined while it is whole. */
  get mendsAt(): ReadonlySignal<number | undefined> {
    return this.#mendsAt;
  }

  get isCut(): boolean {
    return this.#mendsAt.value !== undefined;
  }

  /** Takes something on, with all that is wrong now; calling what it returns lets it go. */
  carry(carried: Carried): () => void {
    this.#carried.add(carried);
    carried.slow(this.#delay.peek());
    if (this.#isStalled.peek()) carried.stall();
    return () => void this.#carried.delete(carried);
  }

  /** Cuts the wire: all that it carries is lost, and nothing gets through for so long, in ms; default until `mend`. */
  cut(ms: number = Number.POSITIVE_INFINITY): void {
    clearTimeout(this.#mending);
    this.#mendsAt.value = Date.now() + ms;
    if (Number.isFinite(ms)) this.#mending = setTimeout(() => this.mend(), ms);
    for (const carried of [...this.#carried]) carried.cut(CUT);
  }

  /** Makes a cut wire whole. */
  mend(): void {
    clearTimeout(this.#mending);
    this.#mendsAt.value = undefined;
  }

  slow(ms: number): void {
    this.#delay.value = ms;
    for (const carried of this.#carried) carried.slow(ms);
  }

  stall(): void {
    this.#isStalled.value = true;
    for (const carried of this.#carried) carried.stall();
  }

  resume(): void {
    this.#isStalled.value = false;
    for (const carried of [...this.#carried]) carried.resume();
  }

  /** Takes everything back that is wrong. */
  heal(): void {
    this.mend();
    this.slow(0);
    this.resume();
  }
}

/** What is told of whatever a cut wire carried. */
export const CUT = "Somebody cut the wire";
