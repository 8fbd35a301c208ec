import { expect, test } from "vitest";
import { createActor, setup } from "xstate";
import { VirtualClock } from "../../src/testing/index.ts";

test("calls back in order of the moment, also what is set on the way", () => {
  const clock = new VirtualClock();
  const heard: string[] = [];
  clock.setTimeout(() => heard.push(`late@${clock.now()}`), 20);
  clock.setTimeout(() => {
    heard.push(`early@${clock.now()}`);
    clock.setTimeout(() => heard.push(`between@${clock.now()}`), 5);
  }, 10);

  clock.advance(30);

  expect(heard).toEqual(["early@10", "between@15", "late@20"]);
  expect([clock.now(), clock.pending]).toEqual([30, 0]);
});

test("calls back nothing that was cleared, or is not due", () => {
  const clock = new VirtualClock();
  const heard: string[] = [];
  const cleared = clock.setTimeout(() => heard.push("cleared"), 10);
  clock.setTimeout(() => heard.push("never"), Number.POSITIVE_INFINITY);
  clock.setTimeout(() => heard.push("later"), 11);

  clock.clearTimeout(cleared);
  clock.advance(10);

  expect(heard).toEqual([]);
  expect(clock.pending).toBe(2);
});

test("is a clock to XState", () => {
  const clock = new VirtualClock();
  const machine = setup({ delays: { later: 500 } }).createMachine({
    initial: "waiting",
    states: { waiting: { after: { later: "over" } }, over: { type: "final" } },
  });
  const actor = createActor(machine, { clock }).start();

  clock.advance(499);
  const before = actor.getSnapshot().value;
  clock.advance(1);

  expect([before, actor.getSnapshot().value]).toEqual(["waiting", "over"]);
});
