/** How much a ring holds. */
export interface RingLimits {
  readonly records: number;
  /** All lines together, in characters. */
  readonly characters: number;
}

/** What the ring of a hub holds by default. */
export const RING_LIMITS: RingLimits = { records: 100_000, characters: 64 * 1024 * 1024 };

/** The last lines of many, numbered from 1 on. */
export class LineRing<Line extends { readonly length: number } = string> {
  readonly #limits: RingLimits;
  readonly #dropped: (line: Line) => void;
  /** The line of number `n` is at `n % records`. */
  readonly #lines: (Line | undefined)[] = [];
  #first = 1;
  #last = 0;
  #held = 0;
  #passed = 0;

  constructor(limits: RingLimits, dropped: (line: Line) => void) {
    this.#limits = limits;
    this.#dropped = dropped;
  }

  /** Number of the oldest line that is held. */
  get first(): number {
    return this.#first;
  }

  /** Number of the newest line; one below `first` while there is none. */
  get last(): number {
    return this.#last;
  }

  /** Characters of all lines that ever came. */
  get passed(): number {
    return this.#passed;
  }

  push(line: Line): void {
    while (this.#isFull(line.length)) this.#drop();
    this.#last += 1;
    this.#lines[this.#last % this.#limits.records] = line;
    this.#held += line.length;
    this.#passed += line.length;
  }

  /** The lines from a number on that are held, up to another, and not much more than so many characters. */
  read(from: number, to: number, characters: number): readonly Line[] {
    const lines: Line[] = [];
    let size = 0;
    const end = Math.min(to, this.#last);
    for (let at = Math.max(from, this.#first); at <= end && size < characters; at += 1) {
      const line = this.#lines[at % this.#limits.records];
      if (line === undefined) break;
      lines.push(line);
      size += line.length;
    }
    return lines;
  }

  #isFull(more: number): boolean {
    const held = this.#last - this.#first + 1;
    if (held === 0) return false;
    return held >= this.#limits.records || this.#held + more > this.#limits.characters;
  }

  #drop(): void {
    const place = this.#first % this.#limits.records;
    const line = this.#lines[place];
    this.#lines[place] = undefined;
    this.#first += 1;
    if (line === undefined) return;
    this.#held -= line.length;
    this.#dropped(line);
  }
}
