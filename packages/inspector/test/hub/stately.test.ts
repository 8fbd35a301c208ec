import { createWebSocketInspector } from "@statelyai/inspect";
import { expect, test } from "vitest";
import { WebSocket } from "ws";
import { createActor, createMachine } from "xstate";
import { openHub } from "./running.ts";
import { talk, watchHub } from "./talker.ts";

const lamp = createMachine({
  id: "lamp",
  initial: "off",
  states: { off: { on: { press: "on" } }, on: {} },
});

test("an app that uses Stately's own inspector is seen", async () => {
  await using hub = await openHub({ stately: true });
  await using viewer = await watchHub(hub);
  const inspector = createWebSocketInspector({ url: String(hub.statelyUrl) });
  const actor = createActor(lamp, { inspect: inspector.inspect }).start();

  actor.send({ type: "press" });

  const lines: string[] = [];
  while (!lines.some((line) => line.includes('"value":"on"'))) {
    lines.push(...(await viewer.next("records")).lines);
  }
  inspector.stop();
  expect(lines.join("\n")).toContain('"name":"lamp"');
});

test.each([
  ["no token", ""],
  ["a token that reads", "read"],
  ["a token that drives", "drive"],
])("Stately's format with %s is refused", async (_what, which) => {
  await using hub = await openHub({ stately: true });
  const token = which === "read" || which === "drive" ? hub.tokens[which] : "";
  const options = { path: `/stately?token=${token}`, protocols: [] };

  await expect(talk(hub, token, options)).rejects.toThrow("Refused with 401");
});

test("Stately's format from a page of a foreign origin is refused", async () => {
  await using hub = await openHub({ stately: true });
  const path = `/stately?token=${hub.tokens.write}`;
  const options = { path, protocols: [], origin: "https://evil.example" };

  await expect(talk(hub, "", options)).rejects.toThrow("Refused with 403");
});

test("what is none of Stately's messages is left", async () => {
  await using hub = await openHub({ stately: true });
  const socket = new WebSocket(String(hub.statelyUrl));
  await new Promise((resolve) => socket.once("open", resolve));

  for (const text of ["", "{", "[]", "null", '{"type":"@xstate.actor"}']) socket.send(text);
  await using viewer = await watchHub(hub);

  expect((await viewer.welcomed()).last).toBe(0);
  socket.terminate();
});
