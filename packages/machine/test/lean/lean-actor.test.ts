import { from, lastValueFrom, map, toArray } from "rxjs";
import { expect, test } from "vitest";
import {
  type AnyActorRef,
  createActor,
  type EventObject,
  fromCallback,
  sendTo,
  setup,
  toPromise,
  waitFor,
} from "xstate";
import {
  callMachine,
  callTable,
  LeanActor,
  LeanScope,
  type LeanScopeOptions,
  programOf,
} from "../../src/index.ts";

const effects = {
  send() {},
  abandon() {},
  restartIdle() {},
  stopIdle() {},
  release() {},
};

function startCall(options: LeanScopeOptions = {}, bound: Partial<typeof effects> = {}) {
  const owner = { ...effects, ...bound, input: () => ({ method: "tools/call" }) };
  return new LeanActor(programOf(callTable(), owner), owner, new LeanScope(options));
}

const result = { type: "result.received", result: { ok: true } } as const;

test("tells state, tags, end and outcome without a snapshot", () => {
  const actor = startCall();
  const before = [actor.value, actor.hasTag("inFlight"), actor.done, actor.output];

  actor.send({ type: "slot.granted" });
  const during = [actor.value, actor.hasTag("inFlight"), actor.done, actor.output];
  actor.send(result);

  expect(before).toEqual(["queued", false, false, undefined]);
  expect(during).toEqual(["pending", true, false, undefined]);
  expect([actor.value, actor.hasTag("inFlight"), actor.done]).toEqual(["completed", false, true]);
  expect(actor.output).toEqual({ status: "completed", result: { ok: true } });
});

test("calls the effects as methods of their object, with the event", () => {
  class Calls {
    input = () => ({ method: "ping" });
    readonly heard: unknown[] = [];
    send(event: EventObject) {
      this.heard.push(event.type);
    }
    abandon() {}
    restartIdle() {}
    stopIdle() {}
    release(event: EventObject) {
      this.heard.push(event.type);
    }
  }
  const calls = new Calls();
  const program = programOf(callTable(), Calls.prototype);
  const actor = new LeanActor(program, calls, new LeanScope());

  actor.send({ type: "slot.granted" });
  actor.send(result);

  expect(calls.heard).toEqual(["slot.granted", "result.received"]);
});

test("is what XState's waitFor and toPromise wait for", async () => {
  const actor = startCall();
  const pending = waitFor(actor, (snapshot) => snapshot.matches("pending"));
  const outcome = toPromise(actor);

  actor.send({ type: "slot.granted" });
  actor.send(result);

  expect((await pending).value).toBe("pending");
  expect(await outcome).toEqual({ status: "completed", result: { ok: true } });
});

test("is an observable to RxJS", async () => {
  const actor = startCall();
  const values = lastValueFrom(
    from(actor).pipe(
      map(({ value }) => value),
      toArray(),
    ),
  );

  actor.send({ type: "slot.granted" });
  actor.send(result);

  expect(await values).toEqual(["pending", "completed"]);
});

test("is reached by another actor's sendTo, and kept in its context as a reference", () => {
  const actor = startCall();
  const machine = setup({
    types: { context: {} as { call: AnyActorRef }, input: {} as AnyActorRef },
  }).createMachine({
    context: ({ input }) => ({ call: input }),
    entry: sendTo(({ context }) => context.call, { type: "slot.granted" }),
  });

  const sender = createActor(machine, { input: actor }).start();

  expect(actor.value).toBe("pending");
  expect(sender.getPersistedSnapshot()).toMatchObject({
    context: { call: { xstate$$type: 1, id: actor.id } },
  });
});

test("tells a selection when it changes, and only then", () => {
  const actor = startCall();
  const inFlight = actor.select((snapshot) => snapshot.hasTag("inFlight"));
  const heard: boolean[] = [];
  inFlight.subscribe((value) => heard.push(value));

  actor.send({ type: "slot.granted" });
  actor.send({ type: "progress.received" });
  actor.send(result);

  expect(heard).toEqual([true, false]);
  expect(inFlight.get()).toBe(false);
});

test("tells nothing to whoever has unsubscribed", () => {
  const actor = startCall();
  const heard: unknown[] = [];
  const subscription = actor.subscribe(({ value }) => heard.push(value));

  actor.send({ type: "slot.granted" });
  subscription.unsubscribe();
  actor.send(result);

  expect(heard).toEqual(["pending"]);
});

test("completes at once for whoever comes after the end", () => {
  const actor = startCall();
  actor.send({ type: "call.cancel", reason: "never mind" });
  const heard: string[] = [];

  actor.subscribe({ next: () => heard.push("next"), complete: () => heard.push("complete") });

  expect(heard).toEqual(["complete"]);
});

test("a subscriber that throws is reported and keeps nobody else from hearing", () => {
  const errors: unknown[] = [];
  const actor = startCall({ onError: (error) => errors.push(error) });
  const heard: unknown[] = [];
  actor.subscribe(() => {
    throw new Error("deaf");
  });
  actor.subscribe(({ value }) => heard.push(value));

  actor.send({ type: "slot.granted" });

  expect(heard).toEqual(["pending"]);
  expect(errors).toEqual([new Error("deaf")]);
});

test("an effect that throws ends the actor, and is reported when nobody listens", () => {
  const errors: unknown[] = [];
  const broken = {
    send() {
      throw new Error("no wire");
    },
  };
  const actor = startCall({ onError: (error) => errors.push(error) }, broken);

  actor.send({ type: "slot.granted" });
  actor.subscribe({ error: (error) => errors.push(error) });

  expect(actor.getSnapshot()).toMatchObject({ status: "error", value: "queued" });
  expect(actor.done).toBe(false);
  expect(errors).toEqual([new Error("no wire"), new Error("no wire")]);
});

test("events without a transition, and events after the end, are told to the scope", () => {
  const unhandled: unknown[] = [];
  const actor = startCall({ onUnhandled: (ref, event) => unhandled.push([ref, event.type]) });

  actor.send({ type: "answers.ready" });
  actor.send({ type: "call.cancel", reason: "never mind" });
  actor.send(result);

  expect(unhandled).toEqual([
    [actor, "answers.ready"],
    [actor, "result.received"],
  ]);
});

test("belongs to its scope's parent, whose system it shows", () => {
  const parent = createActor(fromCallback(() => {})).start();
  const actor = startCall({ parent });

  expect(actor._parent).toBe(parent);
  expect(actor.system).toBe(parent.system);
});

test("has a system and names of its own without a parent", () => {
  const [first, second] = [startCall(), startCall()];

  expect(first.system.get("nobody")).toBeUndefined();
  expect(first.sessionId).not.toBe(second.sessionId);
  expect(first.id).toBe(first.sessionId);
  expect(JSON.parse(JSON.stringify(first))).toEqual({ xstate$$type: 1, id: first.id });
});

test("is made of the machine that its table was read from", () => {
  const actor = startCall();

  expect(actor.logic).toBe(callMachine());
  expect(actor.src).toBe(callMachine());
  expect(actor.start()).toBe(actor);
  expect(actor.on().unsubscribe()).toBeUndefined();
});

test("is the same snapshot until something changes", () => {
  const actor = startCall();
  const queued = actor.getSnapshot();

  actor.send({ type: "answers.ready" });
  const still = actor.getSnapshot();
  actor.send({ type: "slot.granted" });

  expect(still).toBe(queued);
  expect(actor.getSnapshot()).not.toBe(queued);
  expect(queued.value).toBe("queued");
});
