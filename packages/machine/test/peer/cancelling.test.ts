import { expect, test } from "vitest";
import { arrival, World } from "./world.ts";

test("a call is given up by the session id of its actor, and the peer told", async () => {
  const world = new World();
  const { call } = world.call();
  await arrival();

  const isGivenUp = world.peer.cancel(call.actor.sessionId, "Enough");
  await arrival();

  expect(isGivenUp).toBe(true);
  expect(call.outcome).toEqual({ status: "cancelled", reason: "Enough" });
  expect(world.far.notifications.map(({ method }) => method)).toEqual(["notifications/cancelled"]);
  world.expectNothingHeld();
});

test("a call that is over, or that nobody made, is not given up", async () => {
  const world = new World();
  const { call } = world.call();
  call.cancel("Before");
  await arrival();

  expect(world.peer.cancel(call.actor.sessionId, "Enough")).toBe(false);
  expect(world.peer.cancel("lean:none", "Enough")).toBe(false);
  expect(call.outcome).toEqual({ status: "cancelled", reason: "Before" });
});
