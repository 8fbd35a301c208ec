import type { Pair } from "./pair.ts";
import type { Run, Sample } from "./scenario.ts";

const TEXT = "the same twenty-six letters";

// Looked at once a batch, so that reading the clock costs next to nothing.
const CALLS_PER_BATCH = 1024;

/** Calls `echo` for as long as the run says, after as long a warm-up, and tells what a call cost. */
export async function measureCalls(pair: Pair, run: Run): Promise<Sample> {
  await callFor(pair, run);
  const cpuBefore = process.cpuUsage();
  const wallBefore = performance.now();
  const calls = await callFor(pair, run);
  const wall = (performance.now() - wallBefore) * 1000;
  const { user, system } = process.cpuUsage(cpuBefore);
  return { cpu: (user + system) / calls, wall: wall / calls, perSecond: (calls / wall) * 1e6 };
}

async function callFor(pair: Pair, { duration, concurrency = 1 }: Run): Promise<number> {
  const end = performance.now() + duration;
  let calls = 0;
  while (performance.now() < end) {
    const each = Math.ceil(CALLS_PER_BATCH / concurrency);
    await Promise.all(Array.from({ length: concurrency }, () => callInTurn(pair, each)));
    calls += each * concurrency;
  }
  return calls;
}

async function callInTurn(pair: Pair, count: number): Promise<void> {
  for (let call = 0; call < count; call++) {
    if ((await pair.echo(TEXT)) !== TEXT) throw new Error("Echo came back changed");
  }
}
