import type { Sample, Subject } from "../scenario.ts";
import { Load } from "./load.ts";

/** Stretches of each server, in turn. */
const STRETCHES = 4;

/** The fewest sessions whose heap says something of one: that of a few is less than what two processes differ in. */
const FEWEST_WEIGHED = 100;

/**
 * What a request costs a server in which many sessions are open, by what it costs one that has but one.
 *
 * Two servers that take turns: what slows the machine slows both, and neither is measured after what only the other
 * did. Collecting garbage throws away code too, and so comes last.
 */
export async function measureAmongSessions({ implementation, run }: Subject): Promise<Sample> {
  const { sessions = 1, spread = false, concurrency: connections = 1, duration, warmUp } = run;
  const options = { implementation, kind: "session", connections } as const;
  const among = await Load.start({ ...options, sessions, spread });
  const loads = { among, alone: await Load.start(options) };
  // At once, so that neither closes connections that are silent.
  await Promise.all(Object.values(loads).map((load) => load.warm(warmUp)));
  const worked = { alone: 0, among: 0 };
  for (let stretch = 0; stretch < STRETCHES; stretch++) {
    for (const which of ["alone", "among"] as const) {
      const { cpu, requests } = await loads[which].run(duration);
      worked[which] += cpu / requests / STRETCHES;
    }
  }
  const heap =
    sessions < FEWEST_WEIGHED
      ? Number.NaN
      : (await loads.among.heap()) - (await loads.alone.heap());
  for (const load of Object.values(loads)) load.stop();
  return { cpu: worked.among, growth: worked.among / worked.alone, bytes: heap / (sessions - 1) };
}
