import type { Call, CallState, ClientEvent } from "@mcp-actors/client";

/** Keeps how each call of any number of clients ended. */
export class Ledger {
  readonly #endings = new Map<Call<unknown>, CallState[]>();

  /** How many calls began. */
  get calls(): number {
    return this.#endings.size;
  }

  /** How many calls ended, by how; one that ended in no way or in several is told with all of them. */
  get tally(): { readonly [ending: string]: number } {
    const tally: { [ending: string]: number } = {};
    for (const endings of this.#endings.values()) {
      const key = endings.length === 0 ? "never ended" : endings.join(" and ");
      tally[key] = (tally[key] ?? 0) + 1;
    }
    return tally;
  }

  /** Hears what happens on a client. */
  readonly note = (event: ClientEvent): void => {
    if (event.type !== "call.state") return;
    const endings = this.#endings.get(event.call) ?? [];
    this.#endings.set(event.call, endings);
    if (event.call.outcome !== undefined) endings.push(event.state);
  };
}
