import fc from "fast-check";
import { expect, test } from "vitest";
import { arrival } from "../negotiation/far-end.ts";
import { NOTHING_HELD, World } from "./world.ts";

/** What may happen around a connection at any time. */
const happenings = {
  giveLink: (world) => world.giveLink(),
  refuseDial: (world) => world.refuseDial(),
  accept: (world) => world.answerOpening("opened"),
  fresh: (world) => world.answerOpening("fresh"),
  refuse: (world) => world.answerOpening("refused"),
  answerWork: (world) => world.answerWork(),
  die: (world) => world.die(),
  unreach: (world) => world.unreach(),
  doubt: (world) => world.doubt(),
  answerProbe: (world) => world.answerProbe(),
  restored: (world) => world.restored(),
  restoreFails: (world) => world.restoreFails(),
  openGates: (world) => world.openGates(),
  shortWait: ({ clock }) => clock.advance(100),
  longWait: ({ clock }) => clock.advance(30_000),
  settle: () => arrival(),
  close: ({ connection }) => void connection.close(),
} satisfies { [name: string]: (world: World) => void | Promise<void> };

const names = Object.keys(happenings) as (keyof typeof happenings)[];
const happening = fc.constantFrom(...names);
const beginnings: readonly (readonly (keyof typeof happenings)[])[] = [
  [],
  ["giveLink", "accept"],
  ["giveLink", "accept", "die", "shortWait", "openGates", "settle", "giveLink", "accept"],
];

/** Few lives begin well by chance, so some are given a start. */
const life = fc
  .tuple(fc.constantFrom(...beginnings), fc.array(happening, { maxLength: 30, size: "max" }))
  .map(([beginning, rest]) => [...beginning, ...rest]);

test("whatever happens in whatever order, a close ends it and nothing is held", async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(life, async (order) => {
      const world = new World();
      const states: string[] = [];
      world.connection.state$.subscribe((state) => {
        states.push(state);
        seen.add(state);
      });

      for (const name of order) await happenings[name](world);
      await world.finish();

      expect(states.join(" ")).toMatch(/^((?!closed|failed)\w+ )*(closed|failed)$/);
      expect(world.held).toEqual(NOTHING_HELD);
    }),
    { numRuns: 200 },
  );

  // Nothing is proved by lives that never begin.
  expect([...seen]).toEqual(expect.arrayContaining(["ready", "reconnecting", "draining"]));
});
