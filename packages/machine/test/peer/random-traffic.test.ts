import type { JsonRpcRequest, RequestId } from "@mcp-actors/protocol";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FarEnd } from "./far-end.ts";
import { NOTHING_HELD } from "./nothing-held.ts";
import { arrival, legacy, modern, type Watched, World } from "./world.ts";

/** One thing that happens; `at` picks which of many it happens to. */
interface Step {
  readonly does: keyof typeof moves;
  readonly at: number;
  /** Whether everything on its way arrives before the next step. */
  readonly settles: boolean;
}

class Play {
  readonly world: World;
  readonly calls: Watched[] = [];
  /** Questions of ours, settled either way. */
  readonly asked: Promise<unknown>[] = [];
  /** The far ends of all links, in order. */
  readonly fars: FarEnd[] = [];

  constructor(world: World) {
    this.world = world;
  }

  get isConnected(): boolean {
    return this.world.endings.length < this.fars.length;
  }

  connect(): void {
    if (this.isConnected) return;
    this.world.connect();
    this.fars.push(this.world.far);
  }

  pick<Item>(items: readonly Item[], at: number): Item | undefined {
    return items[at % Math.max(items.length, 1)];
  }

  request(at: number): JsonRpcRequest | undefined {
    return this.isConnected ? this.pick(this.world.far.requests, at) : undefined;
  }
}

const IDS: readonly RequestId[] = [1, "1", 0, "", 7];
const METHODS = ["tools/call", "ping", "elicitation/create", "nobody/knows"];

/** Everything that can happen to a peer. */
const moves = {
  call: (play: Play, at: number) =>
    play.calls.push(play.world.call(at % 7 === 0 ? { cancelled: "Before" } : { timeout: 50 })),
  callBack: (play: Play) =>
    play.calls.push(
      play.world.call({
        onSettled: () => {
          play.calls.push(play.world.call());
        },
      }),
    ),
  cancel: (play: Play, at: number) => play.pick(play.calls, at)?.call.cancel("Enough"),
  answer: (play: Play, at: number) => {
    const request = play.request(at);
    if (request !== undefined) play.world.far.answer(request);
  },
  fail: (play: Play, at: number) => {
    const request = play.request(at);
    if (request !== undefined) play.world.far.fail(request);
  },
  askBack: (play: Play, at: number) => {
    const request = play.request(at);
    const inputRequests = at % 3 === 0 ? {} : { a: { method: "roots/list" }, b: { method: "x" } };
    if (request === undefined) return;
    play.world.far.answer(request, { resultType: "input_required", inputRequests });
  },
  progress: (play: Play, at: number) => {
    const request = play.request(at);
    if (request !== undefined) play.world.far.progress(request, at);
  },
  ask: (play: Play, at: number) => {
    if (!play.isConnected) return;
    play.world.far.ask(METHODS[at % METHODS.length] ?? "", {}, IDS[at % IDS.length]);
  },
  withdraw: (play: Play, at: number) =>
    play.isConnected && play.world.far.cancel(IDS[at % IDS.length]),
  notify: (play: Play) => play.isConnected && play.world.far.notify("notifications/message"),
  babble: (play: Play) => play.isConnected && play.world.far.say({ id: 1, nonsense: true }),
  reply: (play: Play, at: number) => play.pick(play.world.served, at)?.exchange.answer({}),
  refuse: (play: Play, at: number) =>
    play.pick(play.world.served, at)?.exchange.fail({ code: 1, message: "No" }),
  question: (play: Play, at: number) => {
    const asked = play.pick(play.world.served, at)?.exchange.ask({ method: "roots/list" });
    if (asked !== undefined) play.asked.push(asked.catch(() => {}));
  },
  leave: (play: Play) => play.isConnected && play.world.far.leave(),
  connect: (play: Play) => play.connect(),
  ready: (play: Play) => play.fars.length > 0 && play.world.attachment.ready(),
  detach: (play: Play) => play.fars.length > 0 && play.world.attachment.detach(),
  wait: (play: Play, at: number) => play.world.clock.advance(at * 7),
} satisfies { readonly [move: string]: (play: Play, at: number) => unknown };

const step: fc.Arbitrary<Step> = fc.record({
  does: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...(Object.keys(moves) as (keyof typeof moves)[])) },
    { weight: 2, arbitrary: fc.constantFrom("call", "answer", "askBack", "ask", "reply" as const) },
    { weight: 1, arbitrary: fc.constantFrom("connect", "ready" as const) },
  ),
  at: fc.nat({ max: 40 }),
  settles: fc.boolean(),
});

const steps = fc.array(step, { minLength: 10, maxLength: 80, size: "max" });

/** How often an id is there. */
function count(ids: readonly unknown[], id: unknown): number {
  return ids.filter((other) => other === id).length;
}

/** Ends whatever still goes on. */
async function finish({ world, asked }: Play): Promise<void> {
  await arrival();
  world.peer.close("The play is over");
  for (const { exchange } of world.served) exchange.answer({});
  await Promise.all(asked);
  await arrival();
}

describe.each([
  ["with sessions", legacy],
  ["without sessions", modern],
])("whatever happens in whatever order, in the era %s", (_, dialect) => {
  test("each call has one outcome, each request one answer, and nothing is held", async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (drawn) => {
        const limits = { concurrency: 1, queue: 1, waitingCalls: 3, rounds: 3 };
        const play = new Play(new World({ dialect, connected: false, limits }));
        const { world } = play;
        play.connect();
        world.attachment.ready();
        for (const { does, at, settles } of drawn) {
          moves[does](play, at);
          if (settles) await arrival();
        }
        await finish(play);

        for (const { call, log } of play.calls) {
          expect(log.filter((entry) => typeof entry === "object")).toEqual([call.outcome]);
          expect(log.at(-1)).toBe(call.outcome);
        }
        expect(world.peer.counts).toEqual(NOTHING_HELD);
        expect(world.clock.pending).toBe(0);
        expect(world.events.filter(({ type }) => type === "callback.failed")).toEqual([]);
        for (const { answers, asked } of play.fars) {
          const answered = answers.map(({ id }) => id).filter((id) => id !== undefined);
          for (const id of answered)
            expect(count(answered, id)).toBeLessThanOrEqual(count(asked, id));
        }
        expect(world.served.every(({ exchange }) => exchange.over)).toBe(true);
      }),
      { numRuns: 400 },
    );
  }, 30_000);
});
