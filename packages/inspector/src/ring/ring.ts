import { Entry } from "../capture/entry.ts";
import { BLOCK, Block } from "./block.ts";

/** How much a ring holds. */
export interface RingLimits {
  /** Most records; default 20,000. */
  readonly records?: number | undefined;
  /** Most characters of JSON, about; default 32 Mi. */
  readonly size?: number | undefined;
}

/** Blocks that are kept to be used again: as many as a batch has. */
const MOST_SPARE = 16;

/**
 * The newest of what was seen, in places that are used again: what passes through it leaves nothing to be collected.
 *
 * Those that were taken last may be unfinished. They are over the limits until they are pressed and the ring is trimmed.
 */
export class Ring {
  readonly #most: number;
  readonly #mostSize: number;
  /** The oldest first. */
  readonly #blocks: Block[] = [];
  /** Number of the first entry of the oldest block. */
  #start = 0;
  /** Those that were let go of, to be used again. */
  readonly #spare: Block[] = [];
  readonly #taken = new Entry(new Block(), 0);
  readonly #seen = new Entry(new Block(), 0);
  /** How many entries there ever were before the oldest that is held. */
  #first = 0;
  #end = 0;
  /** How many there ever were before the first that is to be pressed. */
  #pressed = 0;
  #length = 0;
  #size = 0;
  #lost = 0;
  #lastLost = 0;

  constructor({ records = 20_000, size = 32 * 1024 * 1024 }: RingLimits = {}) {
    this.#most = records;
    this.#mostSize = size;
  }

  /** How many records it holds that are pressed. */
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

  /** Number of the last record that made room; 0 while there is none. */
  get lastLost(): number {
    return this.#lastLost;
  }

  /** How many entries are not pressed. */
  get waiting(): number {
    return this.#end - this.#pressed;
  }

  /** The next place, for whoever fills it in at once and does not keep it. */
  take(): Entry {
    const at = this.#end - this.#start;
    if (at === this.#blocks.length * BLOCK) this.#blocks.push(this.#spare.pop() ?? new Block());
    this.#end += 1;
    return this.#move(this.#taken, at);
  }

  /** Has what waits pressed that has no weight yet, which gives it one; gives how many waited. */
  press(press: (entry: Entry) => void): number {
    const from = this.#pressed;
    while (this.#pressed < this.#end) {
      const entry = this.#at(this.#pressed);
      this.#pressed += 1;
      if (entry.weight === 0) press(entry);
      this.#size += entry.weight;
      this.#length += entry.span;
    }
    return this.#pressed - from;
  }

  /**
   * Lets go of the oldest until the limits are kept; one alone stays.
   *
   * @param dropping - Sees those that go, while they still say what they said.
   */
  trim(dropping?: (entries: readonly Entry[]) => void): void {
    const from = this.#first;
    while (this.#isOver && this.#first < this.#pressed - 1) this.#drop();
    if (this.#first === from) return;
    dropping?.(this.#between(from, this.#first));
    for (let at = from; at < this.#first; at += 1) this.#at(at).clear();
    this.#free();
  }

  /** What it holds that is pressed, or the last so many of it, oldest first; to be read at once, and not kept. */
  entries(last = Number.POSITIVE_INFINITY): Entry[] {
    return this.#between(Math.max(this.#first, this.#pressed - last), this.#pressed);
  }

  /** What is made of each of the last so many that are pressed, oldest first; an entry is good while that is made. */
  map<Item>(make: (entry: Entry) => Item, last: number): Item[] {
    const items: Item[] = [];
    const from = Math.max(this.#first, this.#pressed - last);
    for (let at = from; at < this.#pressed; at += 1) items.push(make(this.#at(at)));
    return items;
  }

  get #isOver(): boolean {
    return this.#length > this.#most || this.#size > this.#mostSize;
  }

  #drop(): void {
    const entry = this.#at(this.#first);
    this.#first += 1;
    this.#size -= entry.weight;
    this.#length -= entry.span;
    this.#lost += entry.span;
    this.#lastLost = entry.seq + entry.span - 1;
  }

  #free(): void {
    const count = Math.trunc((this.#first - this.#start) / BLOCK);
    if (count === 0) return;
    this.#start += count * BLOCK;
    this.#spare.push(...this.#blocks.splice(0, count));
    this.#spare.length = Math.min(this.#spare.length, MOST_SPARE);
  }

  #between(from: number, to: number): Entry[] {
    const entries: Entry[] = [];
    for (let at = from; at < to; at += 1) entries.push(this.#at(at).fixed());
    return entries;
  }

  /** Good until the next is looked at. */
  #at(number: number): Entry {
    return this.#move(this.#seen, number - this.#start);
  }

  #move(entry: Entry, at: number): Entry {
    const block = this.#blocks[Math.trunc(at / BLOCK)];
    if (block === undefined) throw new Error("unreachable: no place is there");
    return entry.move(block, at % BLOCK);
  }
}
