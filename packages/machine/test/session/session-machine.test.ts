import { expect, test } from "vitest";
import { startSession } from "../../src/session/start-session.ts";

const terms = {
  revision: "2025-11-25",
  info: { name: "client", version: "1" },
  capabilities: { roots: {} },
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
  expect(JSON.parse(JSON.stringify(context))).toEqual({ ...terms, logLevel: "error" });
});

test("shows itself to an inspector", () => {
  const types: string[] = [];

  startSession(terms, (event) => types.push(event.type)).send({ type: "opening.confirmed" });

  expect(types).toContain("@xstate.actor");
  expect(types).toContain("@xstate.snapshot");
});
