import type { Run } from "./scenario.ts";

/** Does what is to be measured until this process has worked at it for so long, which on a busy machine takes longer than the time itself. */
export async function untilWarm({ warmUp }: Run, work: () => Promise<unknown>): Promise<void> {
  const before = process.cpuUsage();
  let worked = 0;
  while (worked < warmUp * 1000) {
    await work();
    const { user, system } = process.cpuUsage(before);
    worked = user + system;
  }
}
