import type { Client } from "@mcp-actors/client";
import type { CallOutcome } from "@mcp-actors/machine";
import type { Tool } from "@mcp-actors/protocol";
import { type ReadonlySignal, signal } from "@preact/signals";
import { type BurstPlan, planFor } from "./burst-plan.ts";

/** What a call is meant to come to. */
export type Meant = "answer" | "cancel" | "timeOut";

/** Where each call of a burst is; `waiting` is on its way. */
export type CellState = "waiting" | CallOutcome["status"];

/** A burst as it stands: a cell for each call, in the order that they were made. */
export interface Burst {
  readonly cells: readonly CellState[];
  /** How long it took, or takes so far, in ms. */
  readonly duration: number;
  readonly isOver: boolean;
}

/** How many calls there are, how many of them are cancelled, and how many must time out. */
export const BURST = { calls: 1000, cancelled: 100, timedOut: 50 };

/** A thousand calls at once, and what becomes of each. */
export class ThousandCalls {
  readonly #burst = signal<Burst | undefined>(undefined);
  #cells: CellState[] = [];
  #begun = 0;
  #isTold = true;

  get burst(): ReadonlySignal<Burst | undefined> {
    return this.#burst;
  }

  /** Makes them all; settles when none is on its way any more. Throws where no tool of the server will do. */
  async run(client: Pick<Client, "callTool">, tools: readonly Tool[]): Promise<Burst> {
    const plan = planFor(tools);
    this.#begun = performance.now();
    this.#cells = Array.from<CellState>({ length: BURST.calls }).fill("waiting");
    this.#show(false);
    await Promise.all(this.#cells.map((_cell, index) => this.#make(client, plan, index)));
    return this.#show(true);
  }

  async #make(client: Pick<Client, "callTool">, plan: BurstPlan, index: number): Promise<void> {
    const meant = meantOf(index);
    const { name, args } = meant === "answer" ? plan.quick : plan.slow;
    const limits = meant === "timeOut" ? { maxTotalTimeout: plan.patience } : {};
    const call = client.callTool(name, args, limits);
    if (meant === "cancel") setTimeout(() => call.cancel("One of a hundred"), plan.patience / 2);
    await call.then(ignore, ignore);
    this.#cells[index] = call.outcome?.status ?? "failed";
    this.#tellSoon();
  }

  /** Many end in one turn, and are told of together. */
  #tellSoon(): void {
    if (!this.#isTold) return;
    this.#isTold = false;
    setTimeout(() => {
      this.#isTold = true;
      if (this.#burst.peek()?.isOver === false) this.#show(false);
    }, 30);
  }

  #show(isOver: boolean): Burst {
    const duration = performance.now() - this.#begun;
    const burst = { cells: [...this.#cells], duration, isOver };
    this.#burst.value = burst;
    return burst;
  }
}

/** Those that do not come to an answer are spread evenly: every tenth is cancelled, every twentieth times out. */
export function meantOf(index: number): Meant {
  if (index % (BURST.calls / BURST.cancelled) === 3) return "cancel";
  return index % (BURST.calls / BURST.timedOut) === 8 ? "timeOut" : "answer";
}

/** How many cells are in each state. */
export function countCells(cells: readonly CellState[]): Readonly<Record<CellState, number>> {
  const counts = {
    waiting: 0,
    completed: 0,
    cancelled: 0,
    timedOut: 0,
    failed: 0,
    lost: 0,
    refused: 0,
  };
  for (const cell of cells) counts[cell] += 1;
  return counts;
}

function ignore(): void {}
