import fc from "fast-check";
import { filter, firstValueFrom, lastValueFrom, take } from "rxjs";
import { expect, test } from "vitest";
import type { ModelOffer } from "../../src/index.ts";
import { openModel, parrot } from "../open-model.ts";
import { arrival } from "../raw-end.ts";

const SUPERVISION = { initialDelay: 10, jitter: "none" } as const;

/** Says one word, then waits to be asked to stop; says back every prompt but `wait`. */
const patient: ModelOffer = {
  async *generate({ prompt }, { signal }) {
    yield prompt;
    if (prompt !== "wait") return;
    await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
  },
};

test("a wire that is cut loses the generation on it, and the one that waited has its turn on the next", async () => {
  await using opened = await openModel(patient, { client: { supervision: SUPERVISION } });
  const { model, clock } = opened;
  const cut = model.generate("wait");
  const next = model.generate("next");
  await lastValueFrom(cut.token$.pipe(take(1)));

  opened.wire.cut("The cable was pulled");
  await expect(cut).rejects.toMatchObject({ outcome: "lost", message: "The cable was pulled" });
  await firstValueFrom(model.state$.pipe(filter((state) => state === "reconnecting")));
  clock.advance(10);

  expect(await next).toBe("next");
  expect(cut.text).toBe("wait");
});

test("the generation of a client that went is ended, and the server holds nothing of it", async () => {
  await using opened = await openModel(patient, { client: { supervision: { restart: "never" } } });
  const { served } = opened;
  const generation = opened.model.generate("wait");
  await lastValueFrom(generation.token$.pipe(take(1)));

  opened.wire.cut();
  await expect(generation).rejects.toMatchObject({ outcome: "lost" });
  await served.closed;

  expect(served.counts).toEqual({ connections: 0, requests: 0, calls: 0, timers: 0 });
});

test("a quiet server is pinged, and one that stays quiet is lost", async () => {
  await using opened = await openModel(patient, {
    client: { supervision: { restart: "never" }, liveness: { interval: 1000, patience: 100 } },
  });
  const generation = opened.model.generate("wait", { timeout: Number.POSITIVE_INFINITY });
  await arrival();
  opened.clock.advance(1000);
  await arrival();
  expect(generation.outcome).toBeUndefined();

  opened.wire.stall();
  opened.clock.advance(1000);
  opened.clock.advance(100);

  await expect(generation).rejects.toMatchObject({ message: "No sign of life for 1.1 s" });
});

test("what is garbled on the way loses no other generation, and everything settles", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        garble: fc.double({ min: 0, max: 0.3, noNaN: true }),
        drop: fc.double({ min: 0, max: 0.3, noNaN: true }),
      }),
      async (faults) => {
        await using opened = await openModel(parrot);
        const { model, wire, clock } = opened;
        Object.assign(wire.inbound, faults);
        Object.assign(wire.outbound, faults);

        const generations = Array.from({ length: 8 }, (_, n) =>
          model.generate(`${n} a b c`, { timeout: 50 }),
        );
        const settled = Promise.allSettled(generations);
        for (let n = 0; n < generations.length + 1; n += 1) {
          await arrival();
          clock.advance(50);
        }

        for (const [n, outcome] of (await settled).entries()) {
          if (outcome.status === "fulfilled") expect(outcome.value).toBe(`${n} a b c`);
          else expect(["RequestError", "ProtocolError"]).toContain(outcome.reason.name);
        }
        expect(model.counts).toMatchObject({ calls: 0, waitingCalls: 0, exchanges: 0, timers: 0 });
      },
    ),
    { numRuns: 25 },
  );
});
