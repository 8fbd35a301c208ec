import { expect, test } from "vitest";
import {
  type SubscriptionEvent,
  type SubscriptionNotice,
  startSubscription,
} from "../../src/subscription/index.ts";
import { VirtualClock } from "../../src/testing/index.ts";

/** A subscription in virtual time, and what it has done. */
function start() {
  const clock = new VirtualClock();
  const done: string[] = [];
  const notices: SubscriptionNotice[] = [];
  const actor = startSubscription({
    effects: {
      openStream: () => done.push("openStream"),
      closePredecessor: () => done.push("closePredecessor"),
      closeNewest: () => done.push("closeNewest"),
      closeStreams: () => done.push("closeStreams"),
      readAnew: () => done.push("readAnew"),
      goWithout: () => done.push("goWithout"),
    },
    backoff: { initialDelay: 100, maxDelay: 300, factor: 2, jitter: "none" },
    stableAfter: 1_000,
    acknowledgeTimeout: 500,
    clock,
    onEvent: (notice) => notices.push(notice),
  });
  const after = (...events: readonly SubscriptionEvent[]) => {
    done.length = 0;
    for (const event of events) actor.send(event);
    return [actor.getSnapshot().value, ...done];
  };
  return { actor, clock, done, notices, after };
}

const wanted = { type: "subscription.wanted" } as const;
const unwanted = { type: "subscription.unwanted" } as const;
const acknowledged = { type: "stream.acknowledged" } as const;
const ended = { type: "stream.ended", cause: "Over" } as const;
const refused = { type: "stream.refused", cause: "Never" } as const;

test.each<
  [events: readonly SubscriptionEvent[], last: SubscriptionEvent, state: string, ...string[]]
>([
  [[], wanted, "opening", "openStream"],
  [[], ended, "silent"],
  [[], refused, "silent"],
  [[wanted], wanted, "opening", "openStream"],
  [[wanted], acknowledged, "open", "closePredecessor", "readAnew"],
  [[wanted], unwanted, "silent", "closeStreams"],
  [[wanted], ended, "waiting", "closeNewest", "goWithout"],
  [[wanted], refused, "refused", "closeNewest", "goWithout"],
  [[wanted, acknowledged], acknowledged, "open"],
  [[wanted, acknowledged], wanted, "opening", "openStream"],
  [[wanted, acknowledged], ended, "waiting", "closeNewest", "goWithout"],
  [[wanted, acknowledged], unwanted, "silent", "closeStreams"],
  [[wanted, ended], wanted, "waiting", "goWithout"],
  [[wanted, ended], acknowledged, "waiting"],
  [[wanted, ended], unwanted, "silent", "closeStreams"],
  [[wanted, refused], wanted, "opening", "openStream"],
  [[wanted, refused], unwanted, "silent", "closeStreams"],
])("after %j, %j leads to %s", (events, last, ...expected) => {
  const { actor, after } = start();
  for (const event of events) actor.send(event);

  expect(after(last)).toEqual(expected);
});

test("waits longer each time, up to a limit, and forgets it when a stream has stood", () => {
  const { actor, clock } = start();
  const waits: number[] = [];
  actor.send(wanted);
  const end = () => {
    actor.send(ended);
    let waited = 0;
    for (; actor.getSnapshot().value === "waiting"; waited += 100) clock.advance(100);
    waits.push(waited);
  };
  for (let at = 0; at < 4; at += 1) end();
  actor.send(acknowledged);
  clock.advance(999);
  end();
  actor.send(acknowledged);
  clock.advance(1_000);
  end();

  expect(waits).toEqual([100, 200, 300, 300, 300, 100]);
});

test("gives up on silence, and on nothing once there was an acknowledgement", () => {
  const { actor, clock, notices } = start();
  actor.send(wanted);
  clock.advance(500);
  expect(actor.getSnapshot().value).toBe("waiting");
  clock.advance(100);
  actor.send(acknowledged);
  clock.advance(86_400_000);

  expect(actor.getSnapshot().value).toBe("open");
  expect(notices).toEqual([
    {
      type: "subscription.lost",
      cause: "Stream of changes was not acknowledged in time",
      retried: true,
    },
    { type: "subscription.opened" },
  ]);
});

test("says why it was lost, and whether it will come back", () => {
  const { actor, notices } = start();
  for (const event of [wanted, ended, unwanted, wanted, refused]) actor.send(event);

  expect(notices).toEqual([
    { type: "subscription.lost", cause: "Over", retried: true },
    { type: "subscription.lost", cause: "Never", retried: false },
  ]);
});

test("holds no process, and no timer when nothing is wanted", () => {
  const { actor, clock, after } = start();
  actor.send(wanted);
  actor.send(ended);
  expect(clock.pending).toBe(0);
  after(unwanted);
  clock.advance(1_000);

  expect(actor.getSnapshot().value).toBe("silent");
});
