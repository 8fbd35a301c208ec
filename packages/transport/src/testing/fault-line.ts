import type { JsonRpcMessage } from "@mcp-actors/protocol";
import type { Chance, FaultClock, Faults } from "./faults.ts";

/** What a line needs to know of what it carries. */
export interface FaultLineOptions<Item> {
  readonly faults: Faults;
  readonly clock: FaultClock;
  readonly random: () => number;
  /** The message in an item, where there is one. */
  readonly read: (item: Item) => JsonRpcMessage | undefined;
  readonly garble: (item: Item) => Item;
  readonly deliver: (item: Item) => void;
}

/** One direction of a faulty channel: takes items in order and delivers what the faults leave of them. */
export class FaultLine<Item> {
  readonly #options: FaultLineOptions<Item>;
  readonly #timeouts = new Set<unknown>();
  #underway: { readonly item: Item; isDue: boolean }[] = [];
  #overtaken: Item[] = [];
  #isStalled = false;

  constructor(options: FaultLineOptions<Item>) {
    this.#options = options;
  }

  take(item: Item): void {
    const { faults, garble } = this.#options;
    if (this.#strikes(faults.drop, item)) return;
    const copies = this.#strikes(faults.duplicate, item) ? 2 : 1;
    const arriving = this.#strikes(faults.garble, item) ? garble(item) : item;
    if (this.#strikes(faults.reorder, item)) {
      this.#overtaken.push(...Array<Item>(copies).fill(arriving));
      return;
    }
    for (let copy = 0; copy < copies; copy += 1) this.#carry(arriving);
    this.#catchUp();
  }

  stall(): void {
    this.#isStalled = true;
  }

  resume(): void {
    this.#isStalled = false;
    this.#arrive();
  }

  /** Delivers at once all that is underway: the channel ends in order. */
  finish(): void {
    if (this.#isStalled) return;
    this.#catchUp();
    for (const carried of this.#underway) carried.isDue = true;
    this.#arrive();
  }

  /** Forgets all that is underway. */
  stop(): void {
    for (const timeout of this.#timeouts) this.#options.clock.clearTimeout(timeout);
    this.#timeouts.clear();
    this.#underway = [];
    this.#overtaken = [];
  }

  #catchUp(): void {
    const overtaken = this.#overtaken;
    this.#overtaken = [];
    for (const item of overtaken) this.#carry(item);
  }

  #carry(item: Item): void {
    const { clock, faults } = this.#options;
    const { delay = 0 } = faults;
    const carried = { item, isDue: delay <= 0 };
    this.#underway.push(carried);
    if (carried.isDue) {
      this.#arrive();
      return;
    }
    const timeout = clock.setTimeout(() => {
      this.#timeouts.delete(timeout);
      carried.isDue = true;
      this.#arrive();
    }, delay);
    this.#timeouts.add(timeout);
  }

  /** What is due arrives, save behind what is not. */
  #arrive(): void {
    while (!this.#isStalled && this.#underway[0]?.isDue === true) {
      const carried = this.#underway.shift();
      if (carried !== undefined) this.#options.deliver(carried.item);
    }
  }

  #strikes(chance: Chance | undefined, item: Item): boolean {
    if (chance === undefined) return false;
    if (typeof chance === "number") return this.#options.random() < chance;
    const message = this.#options.read(item);
    return message !== undefined && chance(message);
  }
}
