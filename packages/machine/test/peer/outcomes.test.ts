import type { Progress } from "@mcp-actors/protocol";
import { describe, expect, test } from "vitest";
import type { CallOutcome } from "../../src/index.ts";
import { arrival, completed, World } from "./world.ts";

const lost = { status: "lost", cause: "The peer closed the channel" };
const failed = { status: "failed", error: { code: -32_603, message: "Internal error" } };
const idle = { status: "timedOut", clock: "idle", limit: 60_000 };

/** Each way a call can end, and what the far end hears of it after the request. */
const endings: readonly [string, (world: World) => void, object, readonly string[]][] = [
  ["completed", ({ far }) => far.answer(far.request()), completed(), []],
  ["failed", ({ far }) => far.fail(far.request()), failed, []],
  ["timedOut", ({ clock }) => clock.advance(60_000), idle, ["notifications/cancelled"]],
  ["lost", ({ far }) => far.leave(), lost, []],
];

describe("the outcome of a call", () => {
  test.each(endings)("is %s, told once, with everything free", async (_, end, outcome, told) => {
    const world = new World();
    const heldAtTheEnd: unknown[] = [];
    const { call, log } = world.call({
      onSettled: () => heldAtTheEnd.push(world.peer.counts.calls, world.peer.counts.timers),
    });
    await arrival();

    end(world);
    await arrival();

    expect(log).toEqual([outcome]);
    expect(call.outcome).toEqual(outcome);
    expect(heldAtTheEnd).toEqual([0, 0]);
    expect(world.far.notifications.map(({ method }) => method)).toEqual(told);
    world.expectNothingHeld();
  });

  test("is cancelled, and the peer hears the reason once", async () => {
    const world = new World();
    const { call, log } = world.call();
    await arrival();

    call.cancel("Changed my mind");
    call.cancel("And again");
    await arrival();

    expect(log).toEqual([{ status: "cancelled", reason: "Changed my mind" }]);
    expect(world.far.notifications.map(({ params }) => params)).toEqual([
      { requestId: world.far.request().id, reason: "Changed my mind" },
    ]);
    world.expectNothingHeld();
  });

  test("is refused when the peer was closed before", () => {
    const world = new World();
    world.peer.close("We are done here");

    const { log } = world.call();

    expect(log).toEqual([{ status: "refused", cause: "We are done here" }]);
    world.expectNothingHeld();
  });

  test("is refused when the request cannot be written", async () => {
    const world = new World();
    const unwritable = () => {
      throw new TypeError("Params of tools/call cannot be written as JSON");
    };
    world.link.speak({ ...world.link.dialect, prepare: unwritable });

    const { log } = world.call();
    await arrival();

    const cause = "Params of tools/call cannot be written as JSON";
    expect(log).toEqual([{ status: "refused", cause }]);
    expect(world.far.heard).toEqual([]);
    world.expectNothingHeld();
  });

  test("an error without an id settles no call (case 34)", async () => {
    const world = new World();
    const { log } = world.call({ timeout: 50 });
    await arrival();

    world.far.say({ jsonrpc: "2.0", id: null, error: { code: 1, message: "Something" } });
    await arrival();
    expect(log).toEqual([]);
    world.clock.advance(50);

    expect(log).toEqual([{ ...idle, limit: 50 }]);
    expect(world.events).toMatchObject([{ type: "message.stray", reason: "anonymous" }]);
  });

  test.each([
    ["a code of 0", { code: 0, message: "Zero" }, { code: 0, message: "Zero" }],
    ["data of null", { code: 7, message: "x", data: null }, { code: 7, message: "x", data: null }],
    ["no message", { code: 7 }, { code: 7, message: "Error is malformed", data: { code: 7 } }],
  ])("an error with %s settles the call with it (case 39)", async (_, sent, error) => {
    const world = new World();
    const { log } = world.call();
    await arrival();

    world.far.say({ jsonrpc: "2.0", id: world.far.request().id, error: sent });
    await arrival();

    expect(log).toEqual([{ status: "failed", error }]);
    world.expectNothingHeld();
  });
});

test("the functions of the options are called as its methods", async () => {
  const world = new World();
  const options = {
    heard: [] as unknown[],
    onProgress({ progress }: Progress) {
      this.heard.push(progress);
    },
    onSettled({ status }: CallOutcome) {
      this.heard.push(status);
    },
  };
  world.peer.call({ method: "tools/call" }, options);
  await arrival();

  world.far.progress(world.far.request(), 1);
  world.far.answer(world.far.request());
  await arrival();

  expect(options.heard).toEqual([1, "completed"]);
});

describe("answers that nobody waits for", () => {
  test("the second answer to one request is a late stray (case 37)", async () => {
    const world = new World();
    const { log } = world.call();
    await arrival();

    world.far.answer(world.far.request(), { first: true });
    world.far.answer(world.far.request(), { first: false });
    await arrival();

    expect(log).toEqual([completed({ first: true })]);
    expect(world.events).toMatchObject([{ type: "message.stray", reason: "late" }]);
  });

  test("an answer after a time-out is a late stray, and its id is not used again (case 60)", async () => {
    const world = new World();
    const { log } = world.call({ timeout: 200 });
    await arrival();
    world.clock.advance(200);
    await arrival();

    world.far.answer(world.far.request());
    world.call();
    await arrival();

    const [first, second] = world.far.requests;
    expect(log).toEqual([{ ...idle, limit: 200 }]);
    expect(world.far.notifications).toMatchObject([
      { method: "notifications/cancelled", params: { requestId: first?.id } },
    ]);
    expect(world.events).toMatchObject([{ type: "message.stray", reason: "late" }]);
    expect(second?.id).not.toBe(first?.id);
  });

  test.each([
    ["a string of the same digits (case 30)", (id: unknown) => String(id)],
    ["an empty string", () => ""],
    ["a number never used", () => 99],
    ["zero (case 32)", () => 0],
  ])("an answer with %s is an unknown stray and settles nothing", async (_, toId) => {
    const world = new World();
    const { call } = world.call();
    await arrival();

    world.far.answer({ id: toId(world.far.request().id) });
    await arrival();

    expect(call.outcome).toBeUndefined();
    expect(world.events).toMatchObject([{ type: "message.stray", reason: "unknown" }]);
  });
});

describe("cancelling", () => {
  test("a call that was cancelled before it starts is never sent (case 69)", async () => {
    const world = new World();

    const { log } = world.call({ cancelled: "Aborted before" });
    await arrival();

    expect(log).toEqual([{ status: "cancelled", reason: "Aborted before" }]);
    expect(world.far.heard).toEqual([]);
    world.expectNothingHeld();
  });

  test("a call that waits for the connection is never sent once cancelled", async () => {
    const world = new World({ connected: false });
    const { call, log } = world.call();

    call.cancel("No hurry any more");
    world.connect().ready();
    await arrival();

    expect(log).toEqual([{ status: "cancelled", reason: "No hurry any more" }]);
    expect(world.far.heard).toEqual([]);
    world.expectNothingHeld();
  });

  test("a call cancelled by its own progress hears nothing that follows in the same turn", async () => {
    const world = new World();
    const { call, log } = world.call({ onProgress: () => call.cancel("Seen enough") });
    await arrival();

    world.far.progress(world.far.request(), 1);
    world.far.progress(world.far.request(), 2);
    world.far.answer(world.far.request());
    await arrival();

    expect(log).toEqual([1, { status: "cancelled", reason: "Seen enough" }]);
    expect(world.eventTypes).toEqual(["message.stray", "message.stray"]);
    world.expectNothingHeld();
  });

  test("a call cancelled by an observer of its state hears no progress after its outcome", async () => {
    const world = new World();
    const { call, log } = world.call();
    call.actor.subscribe(({ value }) => {
      if (value === "progressing") call.cancel("Seen enough");
    });
    await arrival();

    world.far.progress(world.far.request(), 1);
    await arrival();

    expect(log).toEqual([{ status: "cancelled", reason: "Seen enough" }]);
  });

  test("initialize is given up without a word (case 54)", async () => {
    const world = new World();
    const { call } = world.call({}, { method: "initialize" });
    await arrival();

    call.cancel("No");
    await arrival();

    expect(world.far.notifications).toEqual([]);
    world.expectNothingHeld();
  });

  test("fifty cancelled calls leave nothing behind", async () => {
    const world = new World();
    const calls = Array.from({ length: 50 }, () => world.call().call);
    await arrival();

    for (const call of calls) call.cancel("All of you");
    await arrival();

    expect(world.far.notifications).toHaveLength(50);
    world.expectNothingHeld();
  });
});
