import { expect, test } from "vitest";
import type { ModelOffer } from "../../src/index.ts";
import { openModel } from "../open-model.ts";
import { arrival } from "../raw-end.ts";

/** A model that says what it is given, when it is given it. */
function fed(): ModelOffer & { say(token: string): Promise<void> } {
  let give: (token: string) => void = () => {};
  return {
    async *generate() {
      for (;;) {
        yield await new Promise<string>((resolve) => {
          give = resolve;
        });
      }
    },
    async say(token) {
      await arrival();
      give(token);
      await arrival();
    },
  };
}

test("silence longer than timeout ends a generation; each token restarts it", async () => {
  const offer = fed();
  await using opened = await openModel(offer);
  const generation = opened.model.generate("", { timeout: 1000 });

  for (const token of ["a", "b", "c"]) {
    await offer.say(token);
    opened.clock.advance(999);
  }
  expect(generation.outcome).toBeUndefined();
  opened.clock.advance(1);

  await expect(generation).rejects.toMatchObject({ outcome: "timedOut", code: -32001 });
  expect(generation.text).toBe("abc");
});

test("maxTotalTimeout ends a generation however it goes on, and counts the wait for its turn", async () => {
  const offer = fed();
  await using opened = await openModel(offer);
  const first = opened.model.generate("");
  const second = opened.model.generate("", { timeout: 1000, maxTotalTimeout: 5000 });
  await offer.say("a");

  opened.clock.advance(4000);
  first.cancel();
  await offer.say("b");
  expect(second.outcome).toBeUndefined();
  expect(second.text).toBe("b");
  opened.clock.advance(999);
  await offer.say("c");
  opened.clock.advance(1);

  await expect(second).rejects.toMatchObject({
    outcome: "timedOut",
    message: "No answer within 5000 ms in all",
  });
});

test("the silence before its turn counts against nothing", async () => {
  const offer = fed();
  await using opened = await openModel(offer);
  const first = opened.model.generate("", { timeout: Number.POSITIVE_INFINITY });
  const second = opened.model.generate("", { timeout: 1000 });
  await arrival();

  opened.clock.advance(600_000);

  expect(second.outcome).toBeUndefined();
  first.cancel();
  second.cancel();
});

test("a generation that ran out of time is cancelled at its model", async () => {
  const ended: string[] = [];
  await using opened = await openModel({
    async *generate(_request, { signal }) {
      await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
      ended.push(String(signal.reason));
      yield "";
    },
  });
  const generation = opened.model.generate("", { timeout: 10 });
  await arrival();

  opened.clock.advance(10);
  await expect(generation).rejects.toMatchObject({ outcome: "timedOut" });
  await arrival();

  expect(ended).toEqual(["RequestError: No answer in time"]);
});
