import { measureWarmCalls, warmUpCalls } from "../measure-calls.ts";
import type { Pair } from "../pair.ts";
import type { Run, Sample } from "../scenario.ts";
import type { ServerProcess } from "./server-process.ts";

/** What a call costs its client and its server together. */
export async function measureBothEnds(
  pair: Pair,
  run: Run,
  server: ServerProcess,
): Promise<Sample> {
  await warmUpCalls(pair, run);
  const before = await server.ask("cpu");
  const sample = await measureWarmCalls(pair, run);
  const { cpu: client = Number.NaN, calls = Number.NaN } = sample;
  const both = client + ((await server.ask("cpu")) - before) / calls;
  return { ...sample, both, perCore: 1e6 / both };
}
