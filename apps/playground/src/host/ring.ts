import { type ReadonlySignal, signal } from "@preact/signals";

/** The last of what happened, the newest last; what is older than so many is forgotten. */
export class Ring<Item> {
  readonly #size: number;
  readonly #items = signal<readonly Item[]>([]);

  constructor(size: number) {
    this.#size = size;
  }

  get items(): ReadonlySignal<readonly Item[]> {
    return this.#items;
  }

  add(item: Item): void {
    this.#items.value = [...this.#items.peek(), item].slice(-this.#size);
  }

  clear(): void {
    this.#items.value = [];
  }
}
