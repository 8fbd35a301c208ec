import { expect, test } from "vitest";
import { type AnyStateNode, createActor, type SnapshotFrom } from "xstate";
import { getShortestPaths } from "xstate/graph";
import type { ConnectionEvent } from "../../src/connection/connection-event.ts";
import type { ConnectionFacts } from "../../src/connection/connection-facts.ts";
import { connectionMachine } from "../../src/connection/connection-machine.ts";
import { CONNECTION_TIMEOUTS } from "../../src/connection/connection-timeouts.ts";
import { DEFAULT_LIVENESS } from "../../src/connection/liveness.ts";
import { DEFAULT_POLICY } from "../../src/supervision/supervision-policy.ts";
import { probingDialect } from "../negotiation/dialects.ts";
import { arrival } from "../negotiation/far-end.ts";
import { NOTHING_HELD, World } from "./world.ts";

const input: ConnectionFacts = {
  policy: { ...DEFAULT_POLICY, maxAttempts: 1 },
  timeouts: CONNECTION_TIMEOUTS,
  liveness: DEFAULT_LIVENESS,
};

type Snapshot = SnapshotFrom<typeof connectionMachine>;
type Act = (world: World) => void | Promise<void>;

const opened = { step: "opened", dialect: probingDialect(), peer: { info: {}, capabilities: {} } };
const error = new Error("Refused");

/** Each event of the machine, and what has to happen around a real connection for it to come about. */
const events: [{ readonly type: string; readonly [field: string]: unknown }, Act][] = [
  [{ type: "connection.open" }, () => {}],
  [{ type: "connection.close" }, ({ connection }) => void connection.close()],
  [{ type: "link.dialled" }, (world) => world.giveLink()],
  [{ type: "attempt.failed", cause: "" }, (world) => fail(world)],
  [{ type: "link.lost", cause: "" }, (world) => world.die()],
  [{ type: "session.restored" }, (world) => world.restored()],
  [{ type: "uptime.reached" }, ({ clock }) => clock.advance(30_000)],
  [negotiated({ status: "opened", opened }), (world) => world.answerOpening("opened")],
  [negotiated({ status: "fresh", error }), (world) => world.answerOpening("fresh")],
  [negotiated({ status: "refused", error }), (world) => world.answerOpening("refused")],
  [{ type: "xstate.after.backoff.connection.reconnecting" }, ({ clock }) => clock.advance(100)],
  ...(["connecting.releasing", "draining.releasing"].flatMap((state) => [
    [{ type: `xstate.done.actor.0.connection.${state}` }, (world) => world.openGates()],
    [
      { type: `xstate.after.closeTimeout.connection.${state}` },
      ({ clock }) => clock.advance(10_000),
    ],
  ]) as [{ type: string }, Act][]),
  [{ type: "xstate.done.actor.0.connection.draining.settling" }, (world) => world.answerWork()],
  [
    { type: "xstate.after.drainTimeout.connection.draining.settling" },
    ({ clock }) => clock.advance(5_000),
  ],
];

function negotiated(output: object) {
  return { type: "xstate.done.actor.negotiate", output };
}

function fail(world: World): void {
  world.refuseDial();
  world.restoreFails();
}

/** What tells one state from another: the configuration and what its guards look at. */
function distinct({ value, context }: Snapshot): string {
  const { attempts, sessions, freshWires, assumesDialect, hasFailed } = context;
  return JSON.stringify({
    value,
    attempts,
    sessions: Math.min(sessions, 2),
    freshWires: Math.min(freshWires, 3),
    assumesDialect,
    hasFailed,
  });
}

const paths = getShortestPaths(connectionMachine, {
  input,
  events: events.map(([event]) => event as ConnectionEvent),
  serializeState: distinct,
});

test("every state can be reached", () => {
  const reached = paths.flatMap(({ state }) => state._nodes.map(({ id }) => id));

  // What is left in the step that enters it is never seen.
  const states = idsOf(connectionMachine.root).filter(
    (id) => id !== "connection.draining.released",
  );
  expect(reached).toEqual(expect.arrayContaining(states));
});

function idsOf({ id, states }: AnyStateNode): string[] {
  return [id, ...Object.values(states).flatMap(idsOf)];
}

// A live connection is never idle, so what leads from there is for the machine alone.
const lived = paths
  .map(({ steps, state }) => ({ steps: steps.slice(2), first: steps[1], state }))
  .filter(({ first }) => first?.event.type === "connection.open")
  .map((path) => ({
    ...path,
    title: path.steps.map(({ event }) => event.type.replace(/^xstate\./, "")).join(" > "),
  }));

test.each(lived)("a real connection goes the way of the machine: $title", async ({ steps }) => {
  const world = new World();

  for (const { event, state } of steps) {
    const act = events.find(([known]) => known === event || isSame(known, event))?.[1];
    // What happens at once is looked at before anything that follows from it can.
    const acting = act?.(world);
    if (acting !== undefined) await acting;
    const { actor } = world.connection;
    if (distinct(actor.getSnapshot()) !== distinct(state)) await arrival();
    expect(distinct(actor.getSnapshot())).toEqual(distinct(state));
  }
  await world.finish();

  expect(world.connection.state).toMatch(/closed|failed/);
  expect(world.held).toEqual(NOTHING_HELD);
});

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

test("closed before it was opened, it is closed", () => {
  const actor = createActor(connectionMachine, { input }).start();

  actor.send({ type: "connection.close" });

  expect(actor.getSnapshot()).toMatchObject({ status: "done", output: { status: "closed" } });
});

test("the context of every state is plain JSON", () => {
  for (const { state } of paths) {
    expect(JSON.parse(JSON.stringify(state.context))).toEqual(state.context);
  }
});
