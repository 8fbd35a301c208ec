import type { RequestId } from "@mcp-actors/protocol";

/** What can be found by an id. */
export interface Identified {
  readonly key: RequestId;
}

/** How many places there are at first; a power of two, as is the most. */
const FEW = 8;
const MOST = 1024;

/**
 * What is on its way, by its id: `1` and `"1"` are two, `0` and `""` are ids.
 *
 * Ids mostly count up, so the last bits of a number are its place in an array. Whoever comes to a place that is
 * taken sends the older one to a map, where texts are too. So coming and going takes a store each, while a map
 * makes its table anew with every few that come and go.
 */
export class IdTable<Entry extends Identified> {
  #places: (Entry | undefined)[] = new Array<undefined>(FEW).fill(undefined);
  #placed = 0;
  /** Where the newest is, so that those after it are the oldest. */
  #newest = 0;
  #others: Map<RequestId, Entry> | undefined;

  get size(): number {
    return this.#placed + (this.#others?.size ?? 0);
  }

  get(key: RequestId): Entry | undefined {
    const entry = typeof key === "number" ? this.#places[this.#placeOf(key)] : undefined;
    return entry?.key === key ? entry : this.#others?.get(key);
  }

  /** Adds what has an id that nothing here has. */
  add(entry: Entry): void {
    const { key } = entry;
    if (typeof key === "number") this.#place(entry, key);
    else this.#setAside(entry);
  }

  /** Takes out what has an id; false where nothing has it. */
  delete(key: RequestId): boolean {
    const place = typeof key === "number" ? this.#placeOf(key) : 0;
    if (this.#places[place]?.key !== key) return this.#others?.delete(key) ?? false;
    this.#places[place] = undefined;
    this.#placed -= 1;
    return true;
  }

  clear(): void {
    this.#places.fill(undefined);
    this.#placed = 0;
    this.#others = undefined;
  }

  /** All there are now, the oldest first where ids count up. */
  values(): Entry[] {
    const { length } = this.#places;
    const entries = [...(this.#others?.values() ?? [])];
    for (let at = 1; at <= length; at += 1) {
      const entry = this.#places[(this.#newest + at) & (length - 1)];
      if (entry !== undefined) entries.push(entry);
    }
    return entries;
  }

  #placeOf(key: number): number {
    return key & (this.#places.length - 1);
  }

  #place(entry: Entry, key: number): void {
    let place = this.#placeOf(key);
    if (this.#places[place] !== undefined && this.#isCrowded()) {
      this.#grow(key);
      place = this.#placeOf(key);
    }
    const older = this.#places[place];
    if (older === undefined) this.#placed += 1;
    else this.#setAside(older);
    this.#places[place] = entry;
    this.#newest = place;
  }

  #setAside(entry: Entry): void {
    this.#others ??= new Map();
    this.#others.set(entry.key, entry);
  }

  #isCrowded(): boolean {
    const { length } = this.#places;
    return length < MOST && this.#placed >= length / 2;
  }

  /** @param newest - The id that finds no room: one that is far behind it stays aside, for places tell no age. */
  #grow(newest: number): void {
    const entries = this.values();
    const length = 2 * this.#places.length;
    this.#places = new Array<undefined>(length).fill(undefined);
    this.#placed = 0;
    this.#others = undefined;
    for (const entry of entries) {
      const { key } = entry;
      if (typeof key === "number" && newest - key < length) this.#place(entry, key);
      else this.#setAside(entry);
    }
  }
}
