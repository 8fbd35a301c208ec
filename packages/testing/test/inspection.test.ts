import { defineServer, tool } from "@mcp-actors/server";
import {
  createInspector,
  createWebSocketInspector,
  createWebSocketReceiver,
  type StatelyInspectionEvent,
} from "@statelyai/inspect";
import { expect, test } from "vitest";
import { connectPair } from "../src/index.ts";
import { startRelay } from "./start-relay.ts";

const greeter = defineServer({
  name: "greeter",
  version: "1.0.0",
  tools: { greet: tool({ run: () => "Hello" }) },
});

test("the Stately inspector sees the connection and its calls, state by state", async () => {
  const received: StatelyInspectionEvent[] = [];
  const { inspect } = createInspector({ send: (event) => received.push(event) });
  await using pair = await connectPair(greeter, { client: { inspect } });
  const call = pair.client.callTool("greet");
  await call;

  await expect.poll(() => statesOf(received, "call")).toEqual(["queued", "pending", "completed"]);
  expect(statesOf(received, "connection")).toEqual(
    expect.arrayContaining([
      "idle",
      { connecting: "dialling" },
      { negotiating: "opening" },
      "ready",
    ]),
  );
});

test("a receiver of the Stately inspector takes lean actors for actors", async () => {
  await using relay = await startRelay();
  const received: StatelyInspectionEvent[] = [];
  createWebSocketReceiver({ server: relay.url }).subscribe((event) => received.push(event));
  await relay.joined(1);
  const inspector = createWebSocketInspector({ url: relay.url });
  await relay.joined(2);
  const { inspect } = inspector;
  await using pair = await connectPair(greeter, { client: { inspect }, server: { inspect } });
  await pair.client.callTool("greet");

  await expect.poll(() => statesOf(received, "call")).toEqual(["queued", "pending", "completed"]);
  await expect
    .poll(() => statesOf(received, "inboundRequest"))
    .toEqual(expect.arrayContaining(["queued", "running", "answered"]));
  expect(definitionsOf(received, "call")).toMatchObject([
    { id: "call", states: { awaitingInput: {}, timedOut: {} } },
  ]);
  inspector.stop();
});

/** The machines that actors of one name said they run. */
function definitionsOf(events: readonly StatelyInspectionEvent[], name: string): unknown[] {
  return events.flatMap((event) =>
    event.type === "@xstate.actor" && event.name.startsWith(name) && event.definition !== undefined
      ? [JSON.parse(event.definition)]
      : [],
  );
}

/** The states that actors of one name went through. */
function statesOf(events: readonly StatelyInspectionEvent[], name: string): unknown[] {
  const actors = events.flatMap((event) =>
    event.type === "@xstate.actor" && event.name.startsWith(name) ? [event.sessionId] : [],
  );
  const states = events.flatMap((event) =>
    event.type === "@xstate.snapshot" &&
    actors.includes(event.sessionId) &&
    "value" in event.snapshot
      ? [event.snapshot.value]
      : [],
  );
  return states.filter((state, at) => JSON.stringify(state) !== JSON.stringify(states[at - 1]));
}
