import { connectionMachine } from "@mcp-actors/machine";
import { createInspector as createStatelyInspector } from "@statelyai/inspect";
import { expect, test, vi } from "vitest";
import { assign, createActor, createMachine, setup } from "xstate";
import { chartOf } from "../../src/chart/chart-of.ts";
import { foldRecords } from "../../src/index.ts";
import { configOf } from "../../src/stately/config-of.ts";
import { type StatelyEvent, StatelyReader, toStately } from "../../src/stately/index.ts";
import { inspectedPair } from "../call-through.ts";

async function shownInStately(input: { [key: string]: unknown }) {
  const shown: StatelyEvent[] = [];
  await using pair = await inspectedPair();
  const target = createStatelyInspector({
    send: (event: unknown) => shown.push(event as StatelyEvent),
  });
  const leave = toStately(pair.inspector, target);
  await pair.client.callTool("echo", input);
  pair.inspector.flush();
  leave();
  return shown;
}

test("Stately's inspector is shown states as they were, first ones first", async () => {
  const shown = await shownInStately({ city: "Oslo" });
  const call = shown.find((event) => event.type === "@xstate.actor" && event.name === "call");
  const states = shown.flatMap((event) =>
    event.sessionId === call?.sessionId && "snapshot" in event ? [event.snapshot.value] : [],
  );

  expect(states.slice(0, 4)).toEqual(["queued", "pending", "progressing", "completed"]);
});

test("Stately's inspector is shown each message once, between the two ends", async () => {
  const shown = await shownInStately({ city: "Oslo" });
  const messages = shown.filter(
    (event) => event.type === "@xstate.event" && "jsonrpc" in event.event,
  );
  const requests = messages.filter(
    (event) => "event" in event && event.event.type === "tools/call" && "params" in event.event,
  );

  expect(requests).toHaveLength(1);
});

test("Stately's inspector is shown no secret", async () => {
  expect(JSON.stringify(await shownInStately({ password: "hunter2hunter2" }))).not.toContain(
    "hunter2",
  );
});

test("the config of a chart makes the same chart again", () => {
  const { chart } = chartOf(connectionMachine());
  const again = chartOf(createMachine(configOf(chart))).chart;

  expect(again.nodes.map(({ id, kind, initial }) => [id, kind, initial])).toEqual(
    chart.nodes.map(({ id, kind, initial }) => [id, kind, initial]),
  );
  expect(
    again.edges.map(({ label, from, targets }) => `${from} ${label} ${targets.join()}`).sort(),
  ).toEqual(
    chart.edges.map(({ label, from, targets }) => `${from} ${label} ${targets.join()}`).sort(),
  );
});

test("what an app sends through Stately's inspector is read, and redacted", async () => {
  const machine = setup({
    types: { context: {} as { password: string; n: number } },
    actions: { add: assign({ n: ({ context }) => context.n + 1 }) },
  }).createMachine({
    id: "door",
    context: { password: "hunter2hunter2", n: 0 },
    initial: "shut",
    states: { shut: { on: { OPEN: { target: "open", actions: "add" } } }, open: { type: "final" } },
  });
  const reader = new StatelyReader();
  const lines: string[] = [];
  const stately = createStatelyInspector({
    send: (event: unknown) => lines.push(...reader.read(JSON.stringify(event))),
  });
  const actor = createActor(machine, { inspect: stately.inspect });
  actor.start();
  actor.send({ type: "OPEN" });
  await vi.waitFor(() => expect(lines.join("")).toContain('"kind":"end"'));

  const { actors, charts } = foldRecords(lines.map((line) => JSON.parse(line)));
  expect(lines.join("")).not.toContain("hunter2");
  expect([...actors.values()]).toMatchObject([
    { value: "open", status: "done", context: { n: 1 } },
  ]);
  expect([...charts.values()]).toMatchObject([{ id: "door" }]);
});

test.each([
  "",
  "no JSON",
  "[]",
  "{}",
  '{"type":"@xstate.event"}',
  '{"type":"@statelyai.connected"}',
])("%j is no message of Stately's, and makes no record", (text) => {
  expect(new StatelyReader().read(text)).toEqual([]);
});
