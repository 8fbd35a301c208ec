import { VirtualClock } from "@mcp-actors/machine/testing";
import { expect, test } from "vitest";
import { Patience } from "../../src/asking/patience.ts";

/** A wait, and whether it is over. */
function begin(patience: Patience) {
  const wait = { isOver: false, over: Promise.resolve() };
  wait.over = patience.wait().then(() => {
    wait.isOver = true;
  });
  return wait;
}

test("sixteen failures are told a turn apart, and each after them a second later, which holds no process", async () => {
  const clock = new VirtualClock();
  const patience = new Patience(clock);
  for (let failure = 1; failure <= 16; failure += 1) {
    const wait = begin(patience);
    await Promise.resolve();
    expect(wait.isOver).toBe(false);
    await wait.over;
  }

  for (const late of [begin(patience), begin(patience)]) {
    expect(clock.pending).toBe(0);
    await new Promise(setImmediate);
    expect(late.isOver).toBe(false);
  }
  const last = begin(patience);
  clock.advance(999);
  await new Promise(setImmediate);
  expect(last.isOver).toBe(false);
  clock.advance(1);
  await last.over;
});
