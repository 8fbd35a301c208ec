import { getEventListeners } from "node:events";
import { afterEach, expect, test, vi } from "vitest";
import { NOTHING_HELD } from "../../machine/test/peer/nothing-held.ts";
import { arrival, openClient } from "./open-client.ts";

afterEach(() => vi.restoreAllMocks());

test("thirty calls share one listener of a signal, which goes with the last of them (case 69)", async () => {
  await using world = await openClient();
  const warned = vi.spyOn(process, "emitWarning");
  const { signal } = new AbortController();
  const calls = Array.from({ length: 30 }, () => world.client.callTool("greet", {}, { signal }));
  expect(getEventListeners(signal, "abort")).toHaveLength(1);
  await arrival();

  const [last, ...others] = world.far.requests;
  for (const request of others) world.far.give(request, "Hello");
  await arrival();
  expect(getEventListeners(signal, "abort")).toHaveLength(1);
  if (last !== undefined) world.far.give(last, "Hello");
  await Promise.all(calls);

  expect(getEventListeners(signal, "abort")).toEqual([]);
  expect(warned).not.toHaveBeenCalled();
});

test("one abort cancels all calls that share the signal, with its reason (case 69)", async () => {
  await using world = await openClient();
  const controller = new AbortController();
  const { signal } = controller;
  const reason = new Error("The user left");
  const calls = Array.from({ length: 3 }, () => world.client.callTool("greet", {}, { signal }));
  await arrival();

  controller.abort(reason);
  await arrival();

  for (const call of calls) await expect(call).rejects.toBe(reason);
  expect(calls.map(({ outcome }) => outcome)).toEqual(
    calls.map(() => ({ status: "cancelled", reason: "The user left" })),
  );
  expect(world.far.notifications.map(({ params }) => params?.["reason"])).toEqual(
    calls.map(() => "The user left"),
  );
  expect(getEventListeners(signal, "abort")).toEqual([]);
  expect(world.client.counts).toEqual(NOTHING_HELD);
});

test("a reason that has no text cancels all the same, and is what the calls reject with", async () => {
  await using world = await openClient();
  const controller = new AbortController();
  const { signal } = controller;
  const reason = Object.create(null);
  const calls = [1, 2].map(() => world.client.callTool("greet", {}, { signal }));
  await arrival();

  controller.abort(reason);
  const late = world.client.callTool("greet", {}, { signal });

  for (const call of [...calls, late]) await expect(call).rejects.toBe(reason);
  expect(world.far.notifications.map(({ params }) => params?.["reason"])).toEqual(
    calls.map(() => "Error without a message"),
  );
  expect(world.client.counts).toEqual(NOTHING_HELD);
});

test("a signal that is aborted already sends nothing and rejects with its reason (case 69)", async () => {
  await using world = await openClient();
  const signal = AbortSignal.abort("too late");
  const call = world.client.callTool("greet", {}, { signal });
  const listed = world.client.listTools({ signal });

  await expect(call).rejects.toBe("too late");
  await expect(listed).rejects.toBe("too late");
  await arrival();

  expect(world.far.requests).toEqual([]);
  expect(world.far.notifications).toEqual([]);
  expect(getEventListeners(signal, "abort")).toEqual([]);
});

test("a signal that aborts after another end changes nothing", async () => {
  await using world = await openClient();
  const controller = new AbortController();
  const { signal } = controller;
  const call = world.client.callTool("greet", {}, { signal });

  call.cancel("Bored");
  controller.abort("too late");

  await expect(call).rejects.toMatchObject({ outcome: "cancelled", message: "Bored" });
});

test("a signal between two pages ends the list", async () => {
  await using world = await openClient();
  const controller = new AbortController();
  const listed = world.client.listTools({ signal: controller.signal });
  await arrival();

  world.far.answer(world.far.request(), { tools: [{ name: "a" }], nextCursor: "b" });
  await arrival();
  controller.abort("enough");

  await expect(listed).rejects.toBe("enough");
  expect(world.client.counts).toEqual(NOTHING_HELD);
});
