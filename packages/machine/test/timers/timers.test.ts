import fc from "fast-check";
import { expect, test } from "vitest";
import { createTimers, TimerNode } from "../../src/index.ts";
import { VirtualClock } from "../../src/testing/index.ts";

/** Timers on virtual time, and a place where expiries are noted by name. */
function startTimers() {
  const clock = new VirtualClock();
  const expired: string[] = [];
  const errors: unknown[] = [];
  const timers = createTimers(clock, (error) => errors.push(error));
  const owner = { expired: (node: TimerNode) => void expired.push(`${node.name}@${clock.now()}`) };
  return {
    clock,
    timers,
    expired,
    errors,
    owner,
    node: (name: string) => new TimerNode(owner, name),
  };
}

test.each([
  [0, 0],
  [-5, 0],
  [1, 1],
  [0.5, 0.5],
  [60_000, 60_000],
  [2 ** 31 - 1, 2 ** 31 - 1],
  [2 ** 31, 2 ** 31],
  [2 ** 40, 2 ** 40],
])("a timer of %d ms expires after %d ms, not before", (ms, after) => {
  const { clock, timers, expired, node } = startTimers();
  timers.arm(node("x"), ms);

  clock.advance(after - Math.min(after, 0.25));
  const before = after === 0 ? [] : [...expired];
  clock.advance(0.25);

  expect(before).toEqual([]);
  expect(expired).toEqual([`x@${after}`]);
  expect(timers.size).toBe(0);
});

test("a timer of Infinity never expires, and is armed until disarmed", () => {
  const { clock, timers, expired, node } = startTimers();
  const forever = node("forever");
  timers.arm(forever, Number.POSITIVE_INFINITY);
  timers.arm(node("soon"), 10);

  clock.advance(2 ** 50);
  const held = clock.pending;
  timers.disarm(forever);

  expect(expired).toEqual(["soon@10"]);
  expect(held).toBe(1);
  expect([timers.size, clock.pending]).toEqual([0, 0]);
});

test("a duration that is no number is refused by the timer's name", () => {
  const { timers, node } = startTimers();

  expect(() => timers.arm(node("idle"), Number.NaN)).toThrow('Timer "idle" was given NaN ms');
});

test("arming an armed timer starts it afresh", () => {
  const { clock, timers, expired, node } = startTimers();
  const idle = node("idle");
  timers.arm(idle, 10);
  clock.advance(9);
  timers.arm(idle, 10);

  clock.advance(9);
  const early = [...expired];
  clock.advance(1);

  expect(early).toEqual([]);
  expect(expired).toEqual(["idle@19"]);
});

test("a timer that counts from an earlier moment expires among those of its duration at its own", () => {
  const { clock, timers, expired, node } = startTimers();
  clock.advance(4);
  timers.arm(node("later"), 10);
  timers.arm(node("earlier"), 10, 1);
  timers.arm(node("earliest"), 10, 0);
  timers.arm(node("last"), 10);
  clock.advance(5);
  const early = [...expired];

  clock.advance(10);

  expect(early).toEqual([]);
  expect(expired).toEqual(["earliest@10", "earlier@11", "later@14", "last@14"]);
  expect(timers.size).toBe(0);
});

test("an expiry may arm and disarm, its own timer and others", () => {
  const { clock, timers, expired, node } = startTimers();
  const victim = node("victim");
  const again = new TimerNode(
    {
      expired: (self) => {
        expired.push(`again@${clock.now()}`);
        timers.disarm(victim);
        if (expired.length < 3) timers.arm(self, 5);
      },
    },
    "again",
  );
  timers.arm(again, 5);
  timers.arm(victim, 5);

  clock.advance(100);

  expect(expired).toEqual(["again@5", "again@10", "again@15"]);
  expect(timers.size).toBe(0);
});

test("a timer that another's expiry arms anew, at the moment when both are due, expires once and later", () => {
  const { clock, timers, expired, node } = startTimers();
  const second = node("second");
  const first = new TimerNode({ expired: () => timers.arm(second, 5) }, "first");
  timers.arm(first, 5);
  timers.arm(second, 5);

  clock.advance(100);

  expect(expired).toEqual(["second@10"]);
  expect([timers.size, clock.pending]).toEqual([0, 0]);
});

test("an expiry that throws is reported and stops no other", () => {
  const { clock, timers, expired, errors, node } = startTimers();
  const broken = {
    expired: () => {
      throw new Error("broken owner");
    },
  };
  timers.arm(new TimerNode(broken, "broken"), 5);
  timers.arm(node("sound"), 5);

  clock.advance(5);

  expect(expired).toEqual(["sound@5"]);
  expect(errors).toEqual([new Error("broken owner")]);
});

test("the process is held while a timer is armed, and only then", () => {
  const { clock, timers, node } = startTimers();
  const x = node("x");
  const held = [clock.pending];
  timers.arm(x, 10);
  held.push(clock.pending);
  timers.disarm(x);
  held.push(clock.pending);
  timers.arm(x, 10);
  held.push(clock.pending);
  clock.advance(10);
  held.push(clock.pending);

  expect(held).toEqual([0, 1, 0, 1, 0]);
});

test("a thousand calls one after another set one timer of the clock", () => {
  const { timers, node } = startTimers();
  let set = 0;
  class CountingClock extends VirtualClock {
    override setTimeout(callback: () => void, ms: number): unknown {
      set += 1;
      return super.setTimeout(callback, ms);
    }
  }
  const counted = createTimers(new CountingClock());
  const x = node("x");

  for (let call = 0; call < 1000; call += 1) {
    counted.arm(x, 60_000);
    counted.disarm(x);
  }

  expect(set).toBe(1);
  expect([counted.size, timers.size]).toEqual([0, 0]);
});

test("timers expire when a naive model says, whatever was armed, disarmed and awaited before", () => {
  const action = fc.oneof(
    fc.record({
      does: fc.constant("arm" as const),
      name: fc.constantFrom("a", "b", "c", "d", "e"),
      ms: fc.constantFrom(0, 1, 5, 5, 20, 60, 2 ** 31, Number.POSITIVE_INFINITY),
    }),
    fc.record({
      does: fc.constant("disarm" as const),
      name: fc.constantFrom("a", "b", "c", "d", "e"),
    }),
    fc.record({ does: fc.constant("wait" as const), ms: fc.integer({ min: 0, max: 30 }) }),
  );

  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
      const { clock, timers, expired, node } = startTimers();
      const nodes = new Map(["a", "b", "c", "d", "e"].map((name) => [name, node(name)]));
      const model = new Map<string, number>();
      const expected: string[] = [];

      for (const act of actions) {
        if (act.does === "wait") {
          clock.advance(act.ms);
          const due = [...model].filter(([, at]) => at <= clock.now()).sort((x, y) => x[1] - y[1]);
          for (const [name, at] of due) {
            expected.push(`${name}@${at}`);
            model.delete(name);
          }
          continue;
        }
        const timer = nodes.get(act.name) ?? node(act.name);
        model.delete(act.name);
        timers.disarm(timer);
        if (act.does === "arm") {
          timers.arm(timer, act.ms);
          model.set(act.name, clock.now() + act.ms);
        }
        expect(timers.size).toBe(model.size);
        expect(clock.pending).toBe(model.size > 0 ? 1 : 0);
      }
      const byMoment = (list: string[]) => list.map((entry) => entry.split("@")[1]);
      expect(byMoment(expired)).toEqual(byMoment(expected));
      expect([...expired].sort(compare)).toEqual([...expected].sort(compare));
    }),
    { numRuns: 1000 },
  );
});

const compare = (a: string, b: string): number => a.localeCompare(b);

test("what a timeout that the host has dropped was for happens when the next timer is armed", async () => {
  const set: unknown[] = [];
  const time = new VirtualClock();
  const expired: string[] = [];
  const timers = createTimers({
    now: () => time.now(),
    setTimeout: (callback, ms) => {
      const timeout = time.setTimeout(callback, ms);
      set.push(timeout);
      return timeout;
    },
    clearTimeout: (timeout) => time.clearTimeout(timeout),
  });
  const owner = { expired: (node: TimerNode) => void expired.push(`${node.name}@${time.now()}`) };
  timers.arm(new TimerNode(owner, "dropped"), 100);
  for (const timeout of set) time.clearTimeout(timeout);
  time.advance(60_000);
  timers.arm(new TimerNode(owner, "next"), 500);
  await Promise.resolve();
  time.advance(500);

  expect(expired).toEqual(["dropped@60000", "next@60500"]);
  expect(timers.size).toBe(0);
});

test("nothing is held once all that fell due is over, whatever came and went on the way", () => {
  const { clock, timers, expired, node } = startTimers();
  const brief = node("brief");
  const first = new TimerNode(
    {
      expired() {
        timers.arm(brief, 60_000);
        timers.disarm(brief);
      },
    },
    "first",
  );
  timers.arm(first, 10);
  timers.arm(node("second"), 10);

  clock.advance(10);

  expect(expired).toEqual(["second@10"]);
  expect([timers.size, clock.pending]).toEqual([0, 0]);
});
