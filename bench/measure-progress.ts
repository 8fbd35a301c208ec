import type { Pair } from "./pair.ts";
import type { Run, Sample } from "./scenario.ts";
import { untilWarm } from "./until-warm.ts";

// Calls that are measured, one after another: one alone is over too soon.
const CALLS = 5;

/** Calls `progress`, and tells what each notification cost and how many of a call never arrived. */
export async function measureProgress(pair: Pair, run: Run): Promise<Sample> {
  const { count } = run;
  await untilWarm(run, () => pair.progress(count));
  const before = performance.now();
  let received = 0;
  for (let call = 0; call < CALLS; call++) received += await pair.progress(count);
  const wall = (performance.now() - before) * 1000;
  return { wall: wall / (CALLS * count), lost: count - received / CALLS };
}
