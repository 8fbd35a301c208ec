import { expect, test } from "vitest";
import type { DriveTarget } from "../../src/hub/index.ts";
import { openHub } from "./running.ts";
import { tellHub, watchHub } from "./talker.ts";

const target: DriveTarget = { id: "p.1", name: "app", commands: ["call", "drop"] };
const drop = { type: "drive", id: 9, target: "p.1", command: { do: "drop" } } as const;

test("a viewer that may drive is told what can be driven, drives it, and hears what came of it", async () => {
  await using hub = await openHub({ control: true });
  await using producer = await tellHub(hub, "p");
  await using driver = await watchHub(hub, hub.tokens.drive);
  producer.say({ type: "offer", targets: [target] });
  await expect.poll(async () => (await driver.next("targets")).message.targets).toEqual([target]);

  driver.say({
    type: "drive",
    id: 9,
    target: "p.1",
    command: { do: "call", method: "ping" },
  });
  const asked = await producer.next("drive");
  producer.say({ type: "driven", id: asked.message.id, result: { ok: true } });

  expect(asked.message.command).toEqual({ do: "call", method: "ping" });
  expect((await driver.next("driven")).message).toEqual({
    type: "driven",
    id: 9,
    result: { ok: true },
  });
});

test.each([
  ["the token to read does not drive", true, "read"],
  ["the token to drive only reads where the hub lets nobody drive", false, "drive"],
] as const)("%s", async (_title, control, token) => {
  await using hub = await openHub({ control });
  await using viewer = await watchHub(hub, hub.tokens[token]);
  const { message } = await viewer.next("welcome");

  viewer.say(drop);

  expect(message.control).toBe(false);
  expect((await viewer.next("driven")).message.error).toBe("This viewer may only look");
});

test.each([
  ["another's target", { ...drop, target: "q.1" }, "Nothing can be driven that is named q.1"],
  ["a command it does not take", { ...drop, command: { do: "stall", ms: 1 } }, "app does not take"],
] as const)("%s is refused", async (_what, message, problem) => {
  await using hub = await openHub({ control: true });
  await using producer = await tellHub(hub, "p");
  await using driver = await watchHub(hub, hub.tokens.drive);
  producer.say({ type: "offer", targets: [target] });
  await expect.poll(async () => (await driver.next("targets")).message.targets.length).toBe(1);

  driver.say(message);

  expect((await driver.next("driven")).message.error).toContain(problem);
});

test("a command fails whose process is gone", async () => {
  await using hub = await openHub({ control: true });
  const producer = await tellHub(hub, "p");
  await using driver = await watchHub(hub, hub.tokens.drive);
  producer.say({ type: "offer", targets: [target] });
  await expect.poll(async () => (await driver.next("targets")).message.targets.length).toBe(1);
  driver.say(drop);
  await producer.next("drive");

  await producer[Symbol.asyncDispose]();

  expect((await driver.next("driven")).message.error).toBe("Process is gone");
  expect((await driver.next("targets")).message.targets).toEqual([]);
});

test("a producer offers its own ends alone, and only where the hub lets viewers drive", async () => {
  await using closed = await openHub();
  await using open = await openHub({ control: true });
  await using one = await tellHub(closed, "p");
  await using other = await tellHub(open, "q");

  one.say({ type: "offer", targets: [target] });
  other.say({ type: "offer", targets: [target] });

  await expect(one.next("detail")).rejects.toThrow("closed");
  await expect(other.next("detail")).rejects.toThrow("closed");
});
