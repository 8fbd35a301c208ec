import {
  type Exchange,
  type ExchangeObserver,
  type Link,
  memoryPair,
  multiplex,
  TransportError,
} from "@mcp-actors/transport";
import { describe, expect, test } from "vitest";
import { type Attachment, linkWith } from "../../src/index.ts";
import { FarEnd } from "./far-end.ts";
import { arrival, callEcho, legacy, World } from "./world.ts";

const forgotten = (undelivered: boolean) =>
  new TransportError("expired", "Session is gone", { undelivered });

/** A world whose links let a test say what becomes of an exchange. */
class Forgetful extends World {
  /** Why calls were made to wait, in order. */
  readonly held: string[] = [];
  /** Whoever hears the newest exchange. */
  observer: ExchangeObserver | undefined;
  #exchange: Exchange | undefined;
  #newest: FarEnd | undefined;
  #attached: Attachment | undefined;

  constructor() {
    super({ connected: false });
    this.renew();
  }

  /** The far end of the newest link. */
  get end(): FarEnd {
    if (this.#newest === undefined) throw new Error("Nothing is attached");
    return this.#newest;
  }

  renew(): void {
    this.#attached?.detach();
    const [near, far] = memoryPair();
    this.#newest = new FarEnd(far);
    const link: Link = multiplex(near, legacy);
    const watched = linkWith(link, (request, observer) => {
      this.observer = observer;
      this.#exchange = link.open(request, observer);
      return this.#exchange;
    });
    this.#attached = this.peer.attach(
      watched,
      () => {},
      (why) => this.held.push(why),
    );
    this.ready();
  }

  ready(): void {
    this.#attached?.ready();
  }

  /** Loses the newest exchange as a link does. */
  lose(error: TransportError): void {
    this.#exchange?.abandon();
    this.observer?.lost(error);
  }
}

describe("a call whose session was forgotten", () => {
  test("goes again on the next link where it was not delivered (case 70)", async () => {
    const world = new Forgetful();
    const { call, log } = world.call();
    world.lose(forgotten(true));
    expect(call.actor.value).toBe("queued");
    expect(world.peer.counts).toMatchObject({ calls: 0, waitingCalls: 1 });

    world.renew();
    await arrival();
    world.end.answer(world.end.request(), { content: [] });
    await arrival();
    expect(log).toMatchObject([{ status: "completed" }]);
  });

  test("is lost the second time (case 70)", () => {
    const world = new Forgetful();
    const { log } = world.call();
    world.lose(forgotten(true));
    world.renew();
    world.lose(forgotten(true));
    expect(log).toEqual([{ status: "lost", cause: "Session is gone" }]);
  });

  test.each([
    ["a tool", callEcho, undefined, "completed"],
    ["a tool that its caller calls repeatable", callEcho, true, "queued"],
    ["a list", { method: "tools/list" }, undefined, "queued"],
    ["a list that its caller wants once", { method: "tools/list" }, false, "lost"],
  ])(
    "and that was delivered goes again if it is %s: %j %s",
    (_name, request, repeatable, state) => {
      const world = new Forgetful();
      const { call } = world.call({ repeatable }, request);
      world.lose(forgotten(false));
      expect(call.actor.value).toBe(state === "completed" ? "lost" : state);
    },
  );

  test("is lost where nobody connects any more, if it was delivered", () => {
    const world = new Forgetful();
    const { log } = world.call({ repeatable: true });
    world.lose(forgotten(false));
    world.peer.close("Enough");
    expect(log).toEqual([{ status: "lost", cause: "Enough" }]);
  });

  test("is refused where nobody connects any more, if it was not", () => {
    const world = new Forgetful();
    const { log } = world.call();
    world.lose(forgotten(true));
    world.peer.close("Enough");
    expect(log).toEqual([{ status: "refused", cause: "Enough" }]);
  });

  test("is under its total clock all the while", () => {
    const world = new Forgetful();
    const { log } = world.call({ maxTotalTimeout: 500 });
    world.lose(forgotten(true));
    world.clock.advance(500);
    expect(log).toMatchObject([{ status: "timedOut", clock: "total" }]);
    expect(world.peer.counts.waitingCalls).toBe(0);
  });
});

test("a link that was lost otherwise takes its calls along", () => {
  const world = new Forgetful();
  const { log } = world.call({ repeatable: true });
  world.lose(new TransportError("lost", "Cut", { undelivered: true }));
  expect(log).toEqual([{ status: "lost", cause: "Cut" }]);
});

describe("a call that was refused as by a peer of another revision", () => {
  const unsupported = { jsonrpc: "2.0", error: { code: -32_022, message: "No" } } as const;

  test("waits until that is settled, and goes again", () => {
    const world = new Forgetful();
    const { call } = world.call();
    world.observer?.answered(unsupported);
    expect(world.held).toEqual(["doubted"]);
    expect(call.actor.value).toBe("queued");
    expect(world.call().call.actor.value).toBe("queued");

    world.ready();
    expect(call.actor.value).toBe("pending");
  });

  test("is failed the second time", () => {
    const world = new Forgetful();
    const { call, log } = world.call();
    world.observer?.answered(unsupported);
    world.ready();
    world.observer?.answered(unsupported);
    expect(log).toMatchObject([{ status: "failed", error: { code: -32_022 } }]);
    expect(call.actor.value).toBe("failed");
    expect(world.held).toEqual(["doubted"]);
  });

  test("is failed where nobody settles it", async () => {
    const world = new World();
    const { log } = world.call();
    await arrival();
    world.far.fail(world.far.request(), unsupported.error.code);
    await arrival();
    expect(log).toMatchObject([{ status: "failed" }]);
  });
});

describe("a peer that is busy and says when to come back", () => {
  const busy = new TransportError("lost", "Busy", { status: 503, retryAfter: 2_000 });

  test("is sent a call again then that may be made twice, and others meanwhile", () => {
    const world = new Forgetful();
    const { call } = world.call({ repeatable: true });
    world.lose(busy);
    expect(call.actor.value).toBe("queued");
    expect(world.call().call.actor.value).toBe("pending");
    world.clock.advance(1_999);
    expect(call.actor.value).toBe("queued");
    world.clock.advance(1);
    expect(call.actor.value).toBe("pending");
  });

  test("is not sent a call again that was cancelled meanwhile", () => {
    const world = new Forgetful();
    const { call, log } = world.call({ repeatable: true });
    world.lose(busy);
    call.cancel("Enough");
    expect(log).toEqual([{ status: "cancelled", reason: "Enough" }]);
    expect(world.peer.counts).toMatchObject({ waitingCalls: 0, timers: 0 });
  });

  test("loses a call that may have been done", () => {
    const world = new Forgetful();
    const { log } = world.call();
    world.lose(busy);
    expect(log).toEqual([{ status: "lost", cause: "Busy" }]);
  });
});

test("a call that nobody took is lost where nobody looks for one", () => {
  const world = new Forgetful();
  const { log } = world.call({ repeatable: true });
  world.lose(new TransportError("unreachable", "Refused", { undelivered: true }));
  expect(log).toEqual([{ status: "lost", cause: "Refused" }]);
});

describe("a peer that wants to be come back to later", () => {
  test("is not taken for silent meanwhile (case 95)", () => {
    const world = new Forgetful();
    const { log } = world.call({ timeout: 100 });
    world.observer?.paused?.();
    world.clock.advance(10_000);
    expect(log).toEqual([]);

    world.observer?.resumed?.();
    world.clock.advance(99);
    expect(log).toEqual([]);
    world.clock.advance(1);
    expect(log).toMatchObject([{ status: "timedOut", clock: "idle" }]);
  });

  test("is waited for no longer than the whole call may take", () => {
    const world = new Forgetful();
    const { log } = world.call({ timeout: 100, maxTotalTimeout: 500 });
    world.observer?.paused?.();
    world.clock.advance(500);
    expect(log).toMatchObject([{ status: "timedOut", clock: "total" }]);
  });

  test("holds no timer for a call that is over", () => {
    const world = new Forgetful();
    const { call } = world.call({ timeout: 100 });
    call.cancel("bored");

    world.observer?.paused?.();

    expect(world.peer.counts.timers).toBe(0);
  });

  test("does not start the clock of a call that waits for an answer of ours", async () => {
    const world = new Forgetful();
    const { log } = world.call({ timeout: 100 });
    world.observer?.paused?.();
    world.end.ask("roots/list");
    await arrival();
    world.observer?.resumed?.();
    world.clock.advance(1_000);
    expect(log).toEqual([]);
  });
});

test.each<[string, (observer: ExchangeObserver) => void]>([
  ["is lost with its session", (observer) => observer.lost(forgotten(true))],
  ["has an answer", (observer) => observer.answered({ jsonrpc: "2.0", result: {} })],
  [
    "has a question for an answer",
    (observer) => observer.answered({ jsonrpc: "2.0", result: { resultType: "input_required" } }),
  ],
])("a call that is over is not kept where its exchange %s all the same", async (_, tell) => {
  const world = new Forgetful();
  const { call, log } = world.call();
  const { observer } = world;
  call.cancel("bored");

  if (observer !== undefined) tell(observer);
  await arrival();

  expect(log).toEqual([{ status: "cancelled", reason: "bored" }]);
  expect(world.held).toEqual([]);
  world.expectNothingHeld();
});
