import { connect } from "@mcp-actors/client";
import { createServer, defineServer, resource, type Server } from "@mcp-actors/server";
import { memoryPair } from "@mcp-actors/transport";
import type { Run, Sample, Scenario, Subject } from "../scenario.ts";
import { untilWarm } from "../until-warm.ts";

const SESSIONS = [1, 10, 100, 1_000, 10_000];

/** How long changes are told in one go, in ms. */
const SLICE = 20;

const room = defineServer({
  name: "rooms",
  version: "1.0.0",
  resources: { "room://{number}": resource({ read: ({ number }) => number }) },
});

/** Whether a change that concerns one client costs a server more because others follow something else. */
export const changeGrowth: Scenario = {
  name: "change-growth",
  title: "a resource changes that one of many sessions follows, in memory, both ends",
  implementations: ["ours"],
  cases: SESSIONS.map((sessions) => ({ label: labelOf(sessions), sessions })),
  metrics: [
    { key: "cpu", title: "CPU µs/change", digits: 2 },
    { key: "growth", title: "× alone", digits: 2 },
  ],
  measure: measureAmongFollowers,
  targets: SESSIONS.map((sessions) => ({
    title: `${labelOf(sessions)}: CPU of ours by CPU alone`,
    value: (results) =>
      results.spread({ case: labelOf(sessions), implementation: "ours", metric: "growth" }).median,
    atMost: 1.3,
  })),
};

function labelOf(sessions: number): string {
  return `one of ${sessions}`;
}

async function measureAmongFollowers({ run }: Subject): Promise<Sample> {
  const server = createServer(room);
  const clients = [await follow(server, 0)];
  await untilWarm(run, () => changeFor(SLICE, server));
  const alone = await measureChanges(server, run);
  for (let number = 1; number < (run.sessions ?? 1); number++) {
    clients.push(await follow(server, number));
  }
  await untilWarm(run, () => changeFor(SLICE, server));
  const cpu = await measureChanges(server, run);
  await Promise.all(clients.map((client) => client.close()));
  return { cpu, growth: cpu / alone };
}

/** A client that follows a room of its own. */
async function follow(server: Server, number: number) {
  const [near, far] = memoryPair();
  server.serve(far);
  const client = await connect({ channel: near }, { era: "legacy" });
  await client.request({ method: "resources/subscribe", params: { uri: uriOf(number) } });
  return client;
}

/** CPU of one change, in µs. */
async function measureChanges(server: Server, { duration }: Run): Promise<number> {
  const before = process.cpuUsage();
  const end = performance.now() + duration;
  let changes = 0;
  while (performance.now() < end) changes += await changeFor(SLICE, server);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / changes;
}

/** Has the first room change again and again; gives how often. */
async function changeFor(ms: number, server: Server): Promise<number> {
  const end = performance.now() + ms;
  let changes = 0;
  while (performance.now() < end) {
    server.changed({ resource: uriOf(0) });
    changes++;
    // Each reaches its client before the next.
    await new Promise(setImmediate);
  }
  return changes;
}

function uriOf(number: number): string {
  return `room://${number}`;
}
