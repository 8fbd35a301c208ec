import { VirtualClock } from "@mcp-actors/machine/testing";
import { expect, test } from "vitest";
import { z } from "zod";
import { type Context, defineServer, type Tool, tool } from "../../src/index.ts";
import { modern, startClient, startEra, turn } from "../raw-client.ts";

/** So often a loop goes round that nothing stops: long enough to be stopped at its first turn. */
const ENDLESS = 1_000_000;
/** The same of a loop that takes a turn for each round. */
const SLOWLY_ENDLESS = 20_000;

const form = { message: "Name?", schema: z.object({ name: z.string() }) };

/** A tool that goes round until a client that gets its turn has it stopped. */
function startLoop(toTool: (goesOn: () => boolean) => Tool, endless = ENDLESS) {
  let rounds = 0;
  let isStopped = false;
  const looping = toTool(() => {
    rounds += 1;
    return !isStopped && rounds < endless;
  });
  return {
    definition: defineServer({ name: "looping", version: "1", tools: { loop: looping } }),
    /** Stops it as soon as others get a turn; tells whether they got one. */
    stop: async (): Promise<boolean> => {
      await turn();
      const isRunning = rounds < endless;
      isStopped = true;
      return isRunning;
    },
  };
}

/** A tool that does something again and again, whatever comes of it. */
function startRetrying(work: (ctx: Context, round: number) => unknown, endless = SLOWLY_ENDLESS) {
  const toTool = (goesOn: () => boolean) =>
    tool({
      async run(_args, ctx) {
        for (let round = 0; goesOn(); round += 1) {
          try {
            await work(ctx, round);
          } catch {}
        }
      },
    });
  return startLoop(toTool, endless);
}

const LOOPS: readonly [what: string, loop: () => ReturnType<typeof startLoop>][] = [
  [
    "a generator that yields nothing",
    () =>
      startLoop((goesOn) =>
        tool({
          async *run() {
            while (goesOn()) yield;
          },
        }),
      ),
  ],
  [
    "a generator that yields its progress",
    () =>
      startLoop((goesOn) =>
        tool({
          async *run(_args, ctx) {
            for (let round = 0; goesOn(); round += 1) yield ctx.progress(round);
          },
        }),
      ),
  ],
  ["a handler that awaits progress", () => startRetrying((ctx, n) => ctx.progress(n), ENDLESS)],
  ["a handler that awaits logs", () => startRetrying((ctx) => ctx.log("debug", ""), ENDLESS)],
  ["a handler that asks what its client cannot be", () => startRetrying((ctx) => ctx.elicit(form))],
  [
    "a handler that asks what is no form",
    () => startRetrying((ctx) => ctx.elicit({ message: "?", schema: z.string() })),
  ],
];

test.each(
  ["2025-11-25", "2026-07-28"].flatMap((version) =>
    LOOPS.map(([what, loop]) => [what, version, loop] as const),
  ),
)("%s leaves others their turn, in %s", async (_what, version, loop) => {
  const { definition, stop } = loop();
  const clock = new VirtualClock();
  await using era = await startEra(version, definition, { options: { clock } });

  const call = era.client.call("loop", {}, era.params);

  expect(await stop()).toBe(true);
  clock.advance(1000);
  await call;
  expect(era.client.server.counts.running).toBe(0);
});

test.each<[string, (ctx: Context) => unknown]>([
  ["asks", (ctx) => ctx.elicit(form)],
  ["does things once", (ctx) => ctx.once("never", () => "done")],
])("a run that has ended to ask and still %s leaves others their turn", async (_what, work) => {
  const { definition, stop } = startRetrying(async (ctx, round) => {
    if (round === 0) await ctx.elicit(form);
    await work(ctx);
  });
  const clock = new VirtualClock();
  await using client = startClient(definition, { clock });

  const { result } = await client.call("loop", {}, modern({ elicitation: {} }));

  expect(Object.keys(result?.["inputRequests"] ?? {})).not.toEqual([]);
  expect(await stop()).toBe(true);
  clock.advance(1000);
  await turn();
  await turn();
  expect(client.server.counts.running).toBe(0);
});

test("a handler of a session that was cancelled and still asks leaves others their turn", async () => {
  const { definition, stop } = startRetrying((ctx) => ctx.elicit(form));
  const clock = new VirtualClock();
  await using client = startClient(definition, { clock });
  await client.initialize("2025-11-25", { elicitation: {} });
  // The question is never answered.
  client.answerQuestion = () => ({});
  void client.call("loop");
  await turn();

  client.notify("notifications/cancelled", { requestId: client.lastId });
  await turn();

  expect(await stop()).toBe(true);
  clock.advance(1000);
  await turn();
  await turn();
  expect(client.server.counts.running).toBe(0);
});

test("a run that asks on and on in vain is slowed down", async () => {
  let rounds = 0;
  const clock = new VirtualClock();
  const { definition, stop } = startRetrying((ctx, round) => {
    rounds = round;
    return ctx.elicit(form);
  });
  await using client = startClient(definition, { clock });
  const { result } = await client.call("loop", {}, modern({ elicitation: {} }));
  for (let turns = 0; turns < 100; turns += 1) await turn();

  expect(result?.["resultType"]).toBe("input_required");
  expect(rounds).toBe(17);
  for (const _ of [1, 2, 3]) {
    clock.advance(1000);
    await turn();
  }
  expect(rounds).toBe(20);
  await stop();
  clock.advance(1000);
  await turn();
  expect(client.server.counts.running).toBe(0);
});
