import type { Draft } from "../capture/draft.ts";
import type { InspectionRecord } from "../records/index.ts";

/** How much a ring holds. */
export interface RingLimits {
  /** Most records; default 20,000. */
  readonly records?: number | undefined;
  /** Most characters of JSON, about; default 32 Mi. */
  readonly size?: number | undefined;
}

/** Slots that a ring begins with; it has twice as many whenever they are all taken. */
const FEW_SLOTS = 256;

/**
 * The newest records.
 *
 * What is dropped is let go of at once, from an array that is never copied once it is large enough: most of it is young
 * then, and costs the collector nothing.
 */
export class Ring {
  readonly #most: number;
  readonly #mostSize: number;
  readonly #dropped: (draft: Draft) => void;
  #slots: (Draft | undefined)[] = Array.from({ length: FEW_SLOTS });
  /** Slot of the oldest that is held. */
  #first = 0;
  /** How many drafts are held. */
  #count = 0;
  #length = 0;
  #size = 0;
  #lost = 0;

  /** @param dropped - Hears of each that makes room for newer ones. */
  constructor(
    { records = 20_000, size = 32 * 1024 * 1024 }: RingLimits = {},
    dropped: (draft: Draft) => void = ignore,
  ) {
    this.#most = records;
    this.#mostSize = size;
    this.#dropped = dropped;
  }

  /** How many records it holds. */
  get length(): number {
    return this.#length;
  }

  /** Characters of JSON that it holds, about. */
  get size(): number {
    return this.#size;
  }

  /** How many made room for newer ones so far. */
  get lost(): number {
    return this.#lost;
  }

  add(drafts: readonly Draft[]): void {
    for (const draft of drafts) {
      this.#push(draft);
      while (this.#length > this.#most || this.#size > this.#mostSize) {
        if (this.#count <= 1) break;
        this.#drop();
      }
    }
  }

  /** What it holds, oldest first. */
  drafts(): Draft[] {
    const [slots, first, end] = [this.#slots, this.#first, this.#first + this.#count];
    const held = [...slots.slice(first, end), ...slots.slice(0, Math.max(end - slots.length, 0))];
    return held.filter((draft) => draft !== undefined);
  }

  /** The same as records. */
  records(): InspectionRecord[] {
    return this.drafts().flatMap((draft) => draft.records());
  }

  clear(): void {
    this.#slots = Array.from({ length: FEW_SLOTS });
    this.#first = 0;
    this.#count = 0;
    this.#length = 0;
    this.#size = 0;
  }

  #push(draft: Draft): void {
    if (this.#count === this.#slots.length) this.#grow();
    this.#slots[(this.#first + this.#count) % this.#slots.length] = draft;
    this.#count += 1;
    this.#size += draft.weight;
    this.#length += draft.span;
  }

  #drop(): void {
    const dropped = this.#slots[this.#first];
    this.#slots[this.#first] = undefined;
    this.#first = (this.#first + 1) % this.#slots.length;
    this.#count -= 1;
    if (dropped === undefined) return;
    this.#size -= dropped.weight;
    this.#length -= dropped.span;
    this.#lost += dropped.span;
    this.#dropped(dropped);
  }

  #grow(): void {
    const held = this.drafts();
    this.#slots = [...held, ...Array.from({ length: held.length }, () => undefined)];
    this.#first = 0;
  }
}

function ignore(): void {}
