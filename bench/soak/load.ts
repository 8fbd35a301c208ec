import type { Client } from "@mcp-actors/client";
import { type Ending, KINDS, type Kind } from "./kinds.ts";

/** How many calls to make, and what else may happen to them. */
export interface Load {
  readonly calls: number;
  readonly concurrency: number;
  readonly random: () => number;
  readonly signal: AbortSignal;
  /** Endings that are right for any call, where servers are killed. */
  readonly tolerated: readonly Ending[];
}

/** How many calls of each kind ended in each way, and the ways in which they should not have. */
export interface Tally {
  readonly endings: Map<string, number>;
  readonly wrong: string[];
}

/** Makes the calls, so many at once, and adds to a tally how each of them ended. */
export async function runLoad(client: Client, tally: Tally, load: Load): Promise<void> {
  let left = load.calls;
  const worker = async () => {
    while (left-- > 0) {
      const kind = pick(load.random);
      const ending = await kind.call(client, load);
      const label = `${kind.name}: ${ending}`;
      const count = tally.endings.get(label) ?? 0;
      tally.endings.set(label, count + 1);
      const expected = kind.endings.includes(ending) || load.tolerated.includes(ending);
      if (!expected && count === 0) tally.wrong.push(label);
    }
  };
  await Promise.all(Array.from({ length: load.concurrency }, worker));
}

function pick(random: () => number): Kind {
  let drawn = random() * 100;
  for (const kind of KINDS) {
    drawn -= kind.share;
    if (drawn < 0) return kind;
  }
  throw new Error("unreachable: the shares add up to 100");
}
