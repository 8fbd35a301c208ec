import { connect } from "@mcp-actors/client";
import { defineServer, tool } from "@mcp-actors/server";
import { expect, test } from "vitest";
import { openDriven } from "./open-driven.ts";

const stay = tool({ run: () => new Promise<string>(() => {}) });
const server = defineServer({ name: "greeter", version: "1.0.0", tools: { stay } });

/** A client of a server in the same process, driven, and the session id of its connection's actor. */
async function open() {
  const driven = await openDriven();
  const client = await connect(server, {
    inspect: driven.inspector,
    supervision: { initialDelay: 1 },
  });
  const target = await driven.takes("inject");
  const born = driven.inspector
    .records()
    .find(
      (record) =>
        record.kind === "actor" && record.peer === target.id && record.name === "connection",
    );
  return {
    ...driven,
    client,
    connection: born?.kind === "actor" ? born.actor : "",
    async [Symbol.asyncDispose]() {
      await client.close();
      await driven[Symbol.asyncDispose]();
    },
  };
}

test("an actor takes an event as if it had happened", async () => {
  await using opened = await open();
  const states: string[] = [];
  opened.client.state$.subscribe((state) => void states.push(state));

  const { result } = await opened.drive({
    do: "inject",
    actor: opened.connection,
    event: "link.lost",
    fields: { cause: "Somebody said so" },
  });

  expect(result).toMatch(/^reconnecting/);
  await expect.poll(() => states.at(-1)).toBe("ready");
  expect(states.slice(0, 2)).toEqual(["ready", "reconnecting"]);
});

test("a call is completed with the result that it is told", async () => {
  await using opened = await open();
  const call = opened.client.callTool("stay");
  const result = { content: [{ type: "text", text: "from the page" }] };

  const driven = await opened.drive({
    do: "inject",
    actor: call.actor.sessionId,
    event: "result.received",
    fields: { result },
  });

  expect(driven.result).toBe("done");
  expect(await call).toMatchObject(result);
});

test("what is injected is recorded, and redacted", async () => {
  await using opened = await open();
  const cause = "Bearer abcdefghijklmnopqrstuvwxyz0123456789";

  await opened.drive({
    do: "inject",
    actor: opened.connection,
    event: "link.doubted",
    fields: { cause },
  });

  const records = JSON.stringify(opened.inspector.records());
  expect(records).toContain('"type":"link.doubted"');
  expect(records).not.toContain("abcdefghijklmnopqrstuvwxyz");
});

test.each([
  ["an event that the state does not take", { event: "session.restored" }, "in ready takes"],
  ["what a child alone can say", { event: "xstate.done.actor.negotiate" }, "in ready takes"],
  ["an actor that does not live", { actor: "x:999999" }, "No actor x:999999 lives here"],
  ["fields that are no object", { fields: ["cause"] as never }, "must be an object"],
])("%s is refused", async (_what, change, problem) => {
  await using opened = await open();

  const { error } = await opened.drive({
    do: "inject",
    actor: opened.connection,
    event: "link.lost",
    ...change,
  });

  expect(error).toContain(problem);
  expect(opened.client.state).toBe("ready");
});
