import { describe, expect, test } from "vitest";
import { getShortestPaths } from "xstate/graph";
import { type SessionEvent, sessionMachine } from "../../src/session/session-machine.ts";
import { sessionState } from "../../src/session/session-state.ts";
import { startSession } from "../../src/session/start-session.ts";
import { toSessionSnapshot } from "../../src/session/wake-session.ts";

const terms = {
  revision: "2025-11-25",
  info: { name: "client", version: "1" },
  capabilities: { roots: {} },
  offered: { tools: {} },
  logLevel: "info",
} as const;

const events: readonly SessionEvent[] = [
  { type: "opening.confirmed" },
  { type: "logLevel.set", level: "error" },
  { type: "subscription.added", uri: "a:1" },
  { type: "subscription.added", uri: "a:2" },
  { type: "subscription.removed", uri: "a:1" },
  { type: "session.close" },
];

describe.each([
  { who: "nobody inspects", inspect: undefined },
  { who: "somebody inspects", inspect: () => {} },
])("where $who", ({ inspect }) => {
  test("agrees with an actor on every shortest path, and one event further", () => {
    const paths = getShortestPaths(sessionMachine(), { input: terms, events });
    expect(paths.length).toBeGreaterThan(5);

    for (const { steps } of paths) {
      for (const last of events) {
        const walked = [...steps.slice(1).map(({ event }) => event), last];
        const actor = startSession(terms);
        const state = sessionState(terms, inspect);
        for (const event of walked) {
          actor.send(event);
          state.send(event);
        }
        const { value, context } = actor.getSnapshot();
        expect({ value: state.value, context: state.context }).toEqual({ value, context });
      }
    }
  });

  test("goes on from its snapshot", () => {
    const before = sessionState(terms, inspect);
    before.send({ type: "opening.confirmed" });
    before.send({ type: "subscription.added", uri: "a:1" });
    const snapshot = toSessionSnapshot(before);
    if (snapshot === undefined) throw new Error("unreachable: it is open");

    const after = sessionState(JSON.parse(JSON.stringify(snapshot)), inspect);
    after.send({ type: "subscription.added", uri: "a:2" });

    expect(toSessionSnapshot(after)).toEqual({
      state: "open",
      context: { ...terms, subscriptions: ["a:1", "a:2"] },
    });
  });

  test("has no snapshot once it is closed", () => {
    const state = sessionState(terms, inspect);
    state.send({ type: "session.close" });
    state.send({ type: "subscription.added", uri: "a:1" });

    expect(toSessionSnapshot(state)).toBeUndefined();
    expect(state.context.subscriptions).toEqual([]);
  });

  test("keeps the very list of subscriptions that no event was about", () => {
    const state = sessionState(terms, inspect);
    state.send({ type: "subscription.added", uri: "a:1" });
    const { subscriptions } = state.context;

    state.send({ type: "logLevel.set", level: "error" });

    expect(state.context.subscriptions).toBe(subscriptions);
  });
});

test("shows one actor to an inspector, for as long as it lives", () => {
  const actors: string[] = [];
  const state = sessionState(terms, (event) => {
    if (event.type === "@xstate.actor") actors.push(event.rootId);
  });

  state.send({ type: "opening.confirmed" });
  state.send({ type: "session.close" });

  expect(actors).toHaveLength(1);
});
