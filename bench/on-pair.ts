import { IMPLEMENTATIONS } from "./implementations.ts";
import type { Pair, PairModule, Wire } from "./pair.ts";
import type { Run, Sample, Scenario } from "./scenario.ts";

/** Measures with a client and a server of the implementation, joined by a wire. */
export function onPair(
  wire: Wire,
  measure: (pair: Pair, run: Run) => Promise<Sample>,
): Scenario["measure"] {
  return async ({ implementation, run }) => {
    const file = IMPLEMENTATIONS[implementation];
    const open = ((await import(file)) as PairModule)[wire];
    if (open === undefined) throw new Error(`${implementation} has no pair for ${wire}`);
    const pair = await open();
    const sample = await measure(pair, run);
    // What hangs on purpose would keep the process; its answer is not waited for.
    await Promise.race([pair.close(), new Promise((resolve) => setTimeout(resolve, 1000))]);
    return sample;
  };
}
