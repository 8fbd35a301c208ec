import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  boolean,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
} from "fast-check";
import { expect, test } from "vitest";
import { NOTHING_HELD } from "../../machine/test/peer/nothing-held.ts";
import { arrival, type Chances, FaultyWorld, type Step } from "./faulty-world.ts";

const chance = constantFrom(0, 0, 0.1, 0.5, 1);
const chances: Arbitrary<Chances> = record({
  drop: chance,
  duplicate: chance,
  reorder: chance,
  garble: chance,
  delay: constantFrom(0, 0, 50, 900),
});

const step: Arbitrary<Step> = oneof(
  {
    weight: 5,
    arbitrary: record({
      do: constant("call" as const),
      tool: constantFrom("echo", "count", "ask", "wait", "unknown"),
      timeout: constantFrom(50, 1000, 3000, Number.POSITIVE_INFINITY),
      signal: boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: record({
      do: constantFrom("cancel" as const, "abort" as const),
      at: integer({ min: 0, max: 9 }),
    }),
  },
  {
    weight: 2,
    arbitrary: record({ do: constant("advance" as const), ms: constantFrom(1, 60, 400, 1200) }),
  },
  {
    weight: 2,
    arbitrary: record({ do: constant("break" as const), inbound: chances, outbound: chances }),
  },
  {
    weight: 1,
    arbitrary: record({ do: constantFrom("cut" as const, "stall" as const, "resume" as const) }),
  },
  { weight: 4, arbitrary: record({ do: constant("arrive" as const) }) },
);

test("whatever a wire does, every call ends once and nothing is held", async () => {
  await assert(
    asyncProperty(
      constantFrom("modern", "legacy"),
      integer({ min: 1, max: 1_000_000 }),
      array(step, { minLength: 5, maxLength: 40 }),
      async (era, seed, steps) => {
        const world = await FaultyWorld.open(era, seed);
        const { client, clock, server } = world.pair;
        for (const next of steps) await world.take(next);
        await world.heal();

        for (const { call, settled, completed } of world.made) {
          expect([call.outcome?.status, settled, completed]).toEqual([call.state, 1, 1]);
        }
        expect(client.counts).toEqual(NOTHING_HELD);
        const isReady = client.state === "ready";
        expect(await world.tryOut()).toBe(isReady ? "completed" : "refused");
        await world.pair[Symbol.asyncDispose]();
        // A question that nobody will answer rejects a turn later, and its handler settles after that.
        for (let turn = 0; turn < 20 && server.counts.running > 0; turn += 1) await arrival();
        expect(server.counts).toMatchObject({ connections: 0, sessions: 0, running: 0 });
        expect(clock.pending).toBe(0);
      },
    ),
    { numRuns: 100 },
  );
}, 30_000);
