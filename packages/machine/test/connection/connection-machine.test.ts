import { expect, test } from "vitest";
import { createActor } from "xstate";
import { getShortestPaths } from "xstate/graph";
import type { ConnectionEvent } from "../../src/connection/connection-event.ts";
import { connectionMachine } from "../../src/connection/connection-machine.ts";
import { arrival } from "../negotiation/far-end.ts";
import { distinct, events, input } from "./connection-model.ts";
import { NOTHING_HELD, World } from "./world.ts";

const paths = getShortestPaths(connectionMachine(), {
  input,
  events: events.map(([event]) => event as ConnectionEvent),
  serializeState: distinct,
});

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
  const actor = createActor(connectionMachine(), { input }).start();

  actor.send({ type: "connection.close" });

  expect(actor.getSnapshot()).toMatchObject({ status: "done", output: { status: "closed" } });
});

test("the context of every state is plain JSON", () => {
  for (const { state } of paths) {
    expect(JSON.parse(JSON.stringify(state.context))).toEqual(state.context);
  }
});
