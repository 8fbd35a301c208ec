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

/** How many calls of each kind ended in each way, and which should not have. */
export interface Tally {
  readonly endings: ReadonlyMap<string, number>;
  readonly wrong: readonly string[];
}

/** Makes the calls, so many at once, and tells how each kind of them ended. */
export async function runLoad(client: Client, load: Load): Promise<Tally> {
  const endings = new Map<string, number>();
  const wrong = new Set<string>();
  let left = load.calls;
  const worker = async () => {
    while (left-- > 0) {
      const kind = pick(load.random);
      const ending = await kind.call(client, load.signal);
      const label = `${kind.name}: ${ending}`;
      endings.set(label, (endings.get(label) ?? 0) + 1);
      if (![...kind.endings, ...load.tolerated].includes(ending)) wrong.add(label);
    }
  };
  await Promise.all(Array.from({ length: load.concurrency }, worker));
  return { endings, wrong: [...wrong] };
}

function pick(random: () => number): Kind {
  let drawn = random() * 100;
  for (const kind of KINDS) {
    drawn -= kind.share;
    if (drawn < 0) return kind;
  }
  throw new Error("unreachable: the shares add up to 100");
}
