import { expect, test } from "vitest";
import { getShortestPaths } from "xstate/graph";
import { type SessionEvent, sessionMachine } from "../../src/session/session-machine.ts";
import { startSession } from "../../src/session/start-session.ts";

const terms = {
  revision: "2025-11-25",
  info: { name: "client", version: "1" },
  capabilities: { roots: {} },
  offered: { tools: {} },
  logLevel: "info",
} as const;

test("opens when its client confirms, and closes for good", () => {
  const session = startSession(terms);
  expect(session.getSnapshot().value).toBe("opening");

  session.send({ type: "opening.confirmed" });
  session.send({ type: "opening.confirmed" });
  expect(session.getSnapshot().value).toBe("open");
  session.send({ type: "session.close" });

  expect(session.getSnapshot()).toMatchObject({ value: "closed", status: "done" });
});

test("closes without ever having been confirmed", () => {
  const session = startSession(terms);

  session.send({ type: "session.close" });

  expect(session.getSnapshot().value).toBe("closed");
});

test("keeps the terms that hold now, as JSON", () => {
  const session = startSession(terms);

  session.send({ type: "logLevel.set", level: "error" });
  session.send({ type: "opening.confirmed" });

  const { context } = session.getSnapshot();
  expect(JSON.parse(JSON.stringify(context))).toEqual({
    ...terms,
    logLevel: "error",
    subscriptions: [],
  });
});

test("keeps each subscription once, until it is taken back", () => {
  const session = startSession(terms);
  const add = (uri: string) => session.send({ type: "subscription.added", uri });

  for (const uri of ["a:1", "a:2", "a:1", "a:3"]) add(uri);
  session.send({ type: "subscription.removed", uri: "a:2" });
  session.send({ type: "subscription.removed", uri: "a:unknown" });

  expect(session.getSnapshot().context.subscriptions).toEqual(["a:1", "a:3"]);
});

test("shows itself to an inspector", () => {
  const types: string[] = [];

  startSession(terms, (event) => types.push(event.type)).send({ type: "opening.confirmed" });

  expect(types).toContain("@xstate.actor");
  expect(types).toContain("@xstate.snapshot");
});

const events: readonly SessionEvent[] = [
  { type: "opening.confirmed" },
  { type: "logLevel.set", level: "error" },
  { type: "logLevel.set", level: "info" },
  { type: "subscription.added", uri: "a:1" },
  { type: "subscription.added", uri: "a:2" },
  { type: "subscription.removed", uri: "a:1" },
  { type: "subscription.removed", uri: "a:2" },
  { type: "session.close" },
];

test("on every shortest path, and one event further, agrees with a plain set and a variable", () => {
  const paths = getShortestPaths(sessionMachine(), { input: terms, events });

  for (const { steps } of paths) {
    for (const last of events) {
      const walked = [...steps.slice(1).map(({ event }) => event), last];
      const session = startSession(terms);
      for (const event of walked) session.send(event);

      const { value, context } = session.getSnapshot();
      expect({ value, ...context }).toEqual(foretold(walked));
    }
  }
  // Three states, two levels, and both URIs in either order, one, or none.
  expect(paths).toHaveLength(3 * 2 * 5);
});

/** What a session must have come to after these events. */
function foretold(walked: readonly SessionEvent[]): object {
  const end = walked.findIndex(({ type }) => type === "session.close");
  const heard = end === -1 ? walked : walked.slice(0, end);
  const uris = new Set<string>();
  let logLevel: string = terms.logLevel;
  for (const event of heard) {
    if (event.type === "logLevel.set") logLevel = event.level;
    if ("uri" in event) uris.delete(event.uri);
    if (event.type === "subscription.added") uris.add(event.uri);
  }
  const isConfirmed = heard.some(({ type }) => type === "opening.confirmed");
  const living = isConfirmed ? "open" : "opening";
  return { ...terms, value: end === -1 ? living : "closed", logLevel, subscriptions: [...uris] };
}
