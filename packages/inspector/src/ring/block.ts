import type { LeanStep, TimerStep } from "@mcp-actors/machine";
import type { Draft } from "../capture/draft.ts";
import type { EntryKind } from "../capture/entry.ts";
import type { Said } from "../capture/said.ts";
import type { KnownChart } from "../chart/chart-of.ts";
import type { MessageRecord } from "../records/index.ts";

/** Entries of a block, a power of two. */
export const BLOCK = 256;

/** How many numbers there are of each entry: as many as come to the processor at once. */
export const NUMBERS = 8;

/**
 * What so many entries hold, each kind of it in a list of its own.
 *
 * What is written one after another is next to each other in memory, and nothing is made for it that was not there.
 */
export class Block {
  readonly numbers = new Float64Array(BLOCK * NUMBERS);
  readonly kinds = filled<EntryKind>("draft");
  readonly peers = filled("");
  readonly actors = filled("");
  readonly names = filled("");
  readonly charts = filled<KnownChart | undefined>(undefined);
  readonly steps = filled<LeanStep | undefined>(undefined);
  readonly states = filled<TimerStep["state"]>("set");
  readonly keys = filled("");
  readonly values = filled<unknown>(undefined);
  readonly saids = filled<Said | undefined>(undefined);
  readonly dirs = filled<MessageRecord["dir"]>("out");
  readonly whats = filled<MessageRecord["what"]>("request");
  readonly ids = filled<MessageRecord["id"]>(undefined);
  readonly exchanges = filled<string | undefined>(undefined);
  readonly drafts = filled<Draft | undefined>(undefined);
}

function filled<Item>(item: Item): Item[] {
  return Array.from({ length: BLOCK }, () => item);
}
