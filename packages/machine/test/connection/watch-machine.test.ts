import { expect, test } from "vitest";
import { createActor } from "xstate";
import { getShortestPaths } from "xstate/graph";
import { DEFAULT_LIVENESS } from "../../src/connection/liveness.ts";
import type { WatchEvent } from "../../src/connection/watch-event.ts";
import { watchMachine } from "../../src/connection/watch-machine.ts";

test.each<[readonly WatchEvent["type"][], string]>([
  [[], "listening"],
  [["life.seen"], "listening"],
  [["silence.passed"], "probing"],
  [["silence.passed", "life.seen"], "listening"],
  [["silence.passed", "silence.passed"], "silent"],
])("after %j it is %s", (types, state) => {
  const actor = createActor(watchMachine(), { input: DEFAULT_LIVENESS }).start();

  for (const type of types) actor.send({ type });

  expect(actor.getSnapshot().value).toBe(state);
});

test("listens afresh after each sign of life, and declares the peer lost once", () => {
  const done: string[] = [];
  const recording = watchMachine().provide({ actions: { declareLost: () => done.push("lost") } });
  const paths = getShortestPaths(recording, {
    input: DEFAULT_LIVENESS,
    events: [{ type: "life.seen" }, { type: "silence.passed" }],
  });

  for (const { steps, state } of paths) {
    done.length = 0;
    const actor = createActor(recording, { input: DEFAULT_LIVENESS }).start();
    for (const { event } of steps.slice(1)) actor.send(event);

    expect(actor.getSnapshot().value).toEqual(state.value);
    expect(done).toEqual(state.value === "silent" ? ["lost"] : []);
  }
  expect(paths.map(({ state }) => state.value)).toEqual(["listening", "probing", "silent"]);
});
