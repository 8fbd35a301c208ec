import { callUntil } from "./call-until.ts";
import type { Pair } from "./pair.ts";
import type { Run, Sample } from "./scenario.ts";
import { untilWarm } from "./until-warm.ts";

const TEXT = "the same twenty-six letters";

/** How often it is looked at whether it is warm, in ms. */
const SLICE = 100;

/** Calls `echo` for as long as the run says, and tells what a call cost. */
export async function measureCalls(pair: Pair, run: Run): Promise<Sample> {
  await warmUpCalls(pair, run);
  return measureWarmCalls(pair, run);
}

/** As `measureCalls`, of what is warm already. */
export async function measureWarmCalls(pair: Pair, run: Run): Promise<Sample> {
  const cpuBefore = process.cpuUsage();
  const wallBefore = performance.now();
  const calls = await callFor(run.duration, pair, run);
  const wall = (performance.now() - wallBefore) * 1000;
  const { user, system } = process.cpuUsage(cpuBefore);
  const cpu = user + system;
  return { calls, cpu: cpu / calls, wall: wall / calls, perSecond: (calls / wall) * 1e6 };
}

/** Calls until this process is warm. */
export function warmUpCalls(pair: Pair, run: Run): Promise<void> {
  return untilWarm(run, () => callFor(SLICE, pair, run));
}

async function callFor(ms: number, pair: Pair, { concurrency = 1 }: Run): Promise<number> {
  const end = performance.now() + ms;
  const calls = await Promise.all(
    Array.from({ length: concurrency }, () => callUntil(end, () => echo(pair))),
  );
  return calls.reduce((sum, count) => sum + count);
}

async function echo(pair: Pair): Promise<void> {
  if ((await pair.echo(TEXT)) !== TEXT) throw new Error("Echo came back changed");
}
