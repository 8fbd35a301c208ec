import type { Sample, Subject } from "../scenario.ts";
import { Load } from "./load.ts";

/** What a request costs a server, under so many connections. */
export async function measureLoad({ implementation, run }: Subject): Promise<Sample> {
  const { kind = "stateless", concurrency: connections = 1, duration, warmUp } = run;
  const load = await Load.start({ implementation, kind, connections });
  await load.warm(warmUp);
  const { requests, cpu, wall } = await load.run(duration);
  load.stop();
  return { perCore: (requests / cpu) * 1e6, perSecond: (requests / wall) * 1000 };
}
