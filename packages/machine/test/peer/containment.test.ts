import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { PeerEvent } from "../../src/index.ts";
import { arrival, callEcho, completed, modern, World } from "./world.ts";

const problem = new Error("A caller's own fault");

/** The ways in which a function that is not ours goes wrong. */
const faults: readonly [string, () => unknown][] = [
  [
    "throws",
    () => {
      throw problem;
    },
  ],
  ["rejects", () => Promise.reject(problem)],
  [
    "returns a stranger's promise that rejects",
    () => runInNewContext("Promise.reject(problem)", { problem }),
  ],
];

const unhandled: unknown[] = [];
const hear = (error: unknown): void => {
  unhandled.push(error);
};

beforeEach(() => {
  unhandled.length = 0;
  process.on("unhandledRejection", hear).on("uncaughtException", hear);
});

afterEach(async () => {
  await arrival();
  process.off("unhandledRejection", hear).off("uncaughtException", hear);
  expect(unhandled).toEqual([]);
});

function failedIn(callback: string): PeerEvent {
  return { type: "callback.failed", callback, error: problem };
}

describe.each(faults)("what is not ours and %s", (_, fault) => {
  test("becomes an event when it is onProgress, and the call goes on", async () => {
    const world = new World();
    const { log } = world.call({ onProgress: fault });
    await arrival();

    for (const progress of [1, 2]) world.far.progress(world.far.request(), progress);
    world.far.answer(world.far.request());
    await arrival();

    expect(log).toEqual([1, 2, completed()]);
    expect(world.events).toEqual([failedIn("onProgress"), failedIn("onProgress")]);
  });

  test("becomes an event when it is onSettled, and others settle", async () => {
    const world = new World();
    world.call({ onSettled: fault });
    const { log } = world.call();
    await arrival();

    for (const request of world.far.requests) world.far.answer(request);
    await arrival();

    expect(log).toEqual([completed()]);
    expect(world.events).toEqual([failedIn("onSettled")]);
    world.expectNothingHeld();
  });

  test("becomes an event when it is onNotification, and later ones are heard", async () => {
    const heard: string[] = [];
    const world = new World({
      onNotification: ({ method }) => {
        heard.push(method);
        return fault() as Promise<void>;
      },
    });

    for (const method of ["a", "a", "b"]) world.far.notify(method);
    await arrival();

    expect(heard.sort()).toEqual(["a", "a", "b"]);
    expect(world.events).toEqual(heard.map(() => failedIn("onNotification")));
    world.expectNothingHeld();
  });

  test("becomes an event and an internal error when it is serve", async () => {
    const world = new World({ serve: fault });

    world.far.ask("tools/call", {}, "a");
    await arrival();

    const error = { code: -32_603, message: "Internal error" };
    expect(world.far.heard).toEqual([{ jsonrpc: "2.0", id: "a", error }]);
    expect(world.events).toEqual([failedIn("tools/call")]);
    world.expectNothingHeld();
  });

  test("becomes an event and ends the call when it is serve on a question in an answer", async () => {
    const world = new World({ dialect: modern, serve: fault });
    const { log } = world.call();
    await arrival();

    world.far.answer(world.far.request(), {
      resultType: "input_required",
      inputRequests: { name: { method: "elicitation/create" } },
    });
    await arrival();

    const reason = "Client did not answer elicitation/create: Internal error";
    expect(log).toEqual([{ status: "cancelled", reason }]);
    expect(world.events).toEqual([failedIn("elicitation/create")]);
    world.expectNothingHeld();
  });

  test("becomes an event when it inspects", async () => {
    const world = new World({ inspect: fault });
    const { log } = world.call();
    await arrival();

    world.far.answer(world.far.request());
    await arrival();

    expect(log).toEqual([completed()]);
    expect(world.events[0]).toEqual(failedIn("inspect"));
    expect(new Set(world.eventTypes)).toEqual(new Set(["callback.failed"]));
  });

  test("is ignored when it hears events", async () => {
    const world = new World({ onEvent: fault as () => void });
    const { log } = world.call({ onProgress: fault });
    await arrival();

    world.far.progress(world.far.request(), 1);
    world.far.answer(world.far.request());
    await arrival();

    expect(log).toEqual([1, completed()]);
  });
});

test("what an observer of a call's actor throws becomes an event", async () => {
  const world = new World();
  const { call, log } = world.call();
  call.actor.subscribe(() => {
    throw problem;
  });
  await arrival();

  world.far.answer(world.far.request());
  await arrival();

  expect(log).toEqual([completed()]);
  expect(world.events).toEqual([failedIn("subscribe")]);
});

test("a handler that answers and then throws has answered", async () => {
  const world = new World({
    serve: (_, exchange) => {
      exchange.answer({ done: true });
      throw problem;
    },
  });

  world.far.ask(callEcho.method, callEcho.params, 1);
  await arrival();

  expect(world.far.heard).toEqual([{ jsonrpc: "2.0", id: 1, result: { done: true } }]);
  expect(world.events).toEqual([failedIn("tools/call")]);
});

test("a notification handler that returns something else than a promise has handled it", async () => {
  const heard: string[] = [];
  const handler = ({ method }: { readonly method: string }): unknown => heard.push(method);
  const world = new World({ onNotification: handler as () => void });

  for (const method of ["a", "a"]) world.far.notify(method);
  await arrival();

  expect(heard).toEqual(["a", "a"]);
  world.expectNothingHeld();
});
