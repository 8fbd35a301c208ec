import { callUntil } from "../call-until.ts";
import { revisionOf } from "../http/http-implementations.ts";
import { openSession } from "../http/open-session.ts";
import { toCall } from "../http/post.ts";
import { RawClient } from "../http/raw-client.ts";
import { ServerProcess } from "../http/server-process.ts";
import { HTTP_WARM_UP } from "../http/warm-up.ts";
import type { Sample, Scenario, Subject } from "../scenario.ts";

const OTHERS = [100, 1_000, 10_000];

/** Whether a request in a session costs a server more because other sessions are open. */
export const sessionGrowth: Scenario = {
  name: "session-growth",
  title: "tools/call echo in one of many sessions over HTTP, the server alone",
  implementations: ["ours"],
  cases: OTHERS.map((sessions) => ({
    label: labelOf(sessions),
    kind: "session",
    sessions,
    warmUp: HTTP_WARM_UP,
  })),
  metrics: [
    { key: "cpu", title: "CPU µs/request", digits: 0 },
    { key: "growth", title: "× alone", digits: 2 },
    { key: "bytes", title: "bytes/session", digits: 0 },
  ],
  nodeFlags: ["--expose-gc"],
  measure: measureAmongSessions,
  targets: OTHERS.map((sessions) => ({
    title: `CPU of ours with ${labelOf(sessions)} by CPU alone`,
    value: (results) =>
      results.spread({ case: labelOf(sessions), implementation: "ours", metric: "growth" }).median,
    atMost: 1.3,
  })),
};

/** Connections that ask at once: a server that mostly waits spends more on waking up than on a request. */
const CONNECTIONS = 32;

function labelOf(sessions: number): string {
  return `${sessions} sessions`;
}

/** Both in one process, so that only the others differ. */
async function measureAmongSessions({ implementation, run }: Subject): Promise<Sample> {
  const { kind = "session", sessions = 0, duration, warmUp } = run;
  const server = await ServerProcess.start({ implementation, kind });
  const client = await RawClient.open(server.url);
  const revision = revisionOf(implementation, kind);
  const session = await openSession(client, revision);
  const callers = await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, index) => {
      const caller = await RawClient.open(server.url);
      const bytes = caller.toBytes(toCall({ id: index + 1, text: "once", revision, session }));
      return { send: () => caller.send(bytes), close: () => caller.close() };
    }),
  );
  const cpuOf = async (ms: number): Promise<number> => {
    const before = await server.ask("cpu");
    const end = performance.now() + ms;
    const calls = await Promise.all(callers.map(({ send }) => callUntil(end, send)));
    return ((await server.ask("cpu")) - before) / calls.reduce((sum, count) => sum + count);
  };
  await cpuOf(warmUp);
  const alone = await cpuOf(duration);
  const heapBefore = await server.ask("heap");
  for (let each = 0; each < sessions; each++) await openSession(client, revision);
  const heap = (await server.ask("heap")) - heapBefore;
  // What opened them was other code, and collecting garbage leaves none of it warm.
  await cpuOf(warmUp);
  const cpu = await cpuOf(duration);
  for (const caller of [client, ...callers]) caller.close();
  server.stop();
  return { cpu, growth: cpu / alone, bytes: heap / sessions };
}
