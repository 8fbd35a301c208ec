/** A list with keys, to read. */
export interface Rows<Row> {
  readonly size: number;
  get(key: string): Row | undefined;
  /** The row at a place, from 0 on, in order of first appearance. */
  at(index: number): Row | undefined;
  /** Place of a key. */
  indexOf(key: string): number | undefined;
  /** All rows, in order of first appearance. */
  values(): IterableIterator<Row>;
  /** The rows from one place to before another: what a list on a screen needs. */
  slice(start: number, end: number): Row[];
}

/** Rows in a chunk. */
const CHUNK = 256;

/**
 * A list with keys of which a copy costs next to nothing: chunks are shared until one side writes to them.
 *
 * Copies share the places of keys too, so every copy is to be given the same keys in the same order.
 */
export class Table<Row> implements Rows<Row> {
  readonly #places: Map<string, number>;
  #chunks: Row[][];
  #own: boolean[];
  #size: number;

  constructor(from?: Table<Row>) {
    this.#places = from === undefined ? new Map() : from.#places;
    this.#chunks = from === undefined ? [] : [...from.#chunks];
    this.#own = [];
    this.#size = from === undefined ? 0 : from.#size;
    if (from !== undefined) from.#own = [];
  }

  get size(): number {
    return this.#size;
  }

  get(key: string): Row | undefined {
    const place = this.indexOf(key);
    return place === undefined ? undefined : this.at(place);
  }

  at(index: number): Row | undefined {
    return index < this.#size
      ? this.#chunks[Math.floor(index / CHUNK)]?.[index % CHUNK]
      : undefined;
  }

  indexOf(key: string): number | undefined {
    const place = this.#places.get(key);
    return place !== undefined && place < this.#size ? place : undefined;
  }

  *values(): IterableIterator<Row> {
    for (const chunk of this.#chunks) yield* chunk;
  }

  slice(start: number, end: number): Row[] {
    const rows: Row[] = [];
    for (let index = Math.max(start, 0); index < Math.min(end, this.#size); index += 1) {
      const row = this.at(index);
      if (row !== undefined) rows.push(row);
    }
    return rows;
  }

  /** Sets the row of a key; a new key is the last. */
  set(key: string, row: Row): void {
    let place = this.indexOf(key);
    if (place === undefined) {
      place = this.#size;
      this.#places.set(key, place);
      this.#size += 1;
    }
    this.#writable(Math.floor(place / CHUNK))[place % CHUNK] = row;
  }

  /** Replaces the row of a key, where there is one. */
  update(key: string | undefined, change: (row: Row) => Row): void {
    const row = key === undefined ? undefined : this.get(key);
    if (key !== undefined && row !== undefined) this.set(key, change(row));
  }

  #writable(index: number): Row[] {
    const chunk = this.#chunks[index];
    if (chunk !== undefined && this.#own[index] === true) return chunk;
    const copy = chunk === undefined ? [] : [...chunk];
    this.#chunks[index] = copy;
    this.#own[index] = true;
    return copy;
  }
}
