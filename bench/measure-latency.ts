import { measureCalls } from "./measure-calls.ts";
import type { Pair } from "./pair.ts";
import type { Run, Sample } from "./scenario.ts";

/** As `measureCalls`, and where calls go one at a time, how long the middle one of them took. */
export async function measureLatency(pair: Pair, run: Run): Promise<Sample> {
  const sample = await measureCalls(pair, run);
  return { ...sample, p50: await middleOf(pair, run) };
}

/** In µs; not a number where several calls are under way, each of which waits for others. */
async function middleOf(pair: Pair, { duration, concurrency = 1 }: Run): Promise<number> {
  if (concurrency > 1) return Number.NaN;
  const times: number[] = [];
  const end = performance.now() + duration;
  for (let before = performance.now(); before < end; before = performance.now()) {
    await pair.echo("the same twenty-six letters");
    times.push(performance.now() - before);
  }
  return (times.sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN) * 1000;
}
