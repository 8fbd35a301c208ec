import { expect, test } from "vitest";
import { createActor, createMachine } from "xstate";
import { createInspector } from "../../src/index.ts";

const MANY = 1_100;

/** How many charts an inspector holds after so many machines, each with a chart of its own or all with the same. */
function chartsAfter(count: number, idOf: (place: number) => string): number {
  const inspector = createInspector({ ring: { records: 10 } });
  const inspection = inspector.attach({ role: "actors", name: "app" });
  for (let place = 0; place < count; place += 1) {
    const machine = createMachine({ id: idOf(place), initial: "one", states: { one: {} } });
    createActor(machine, { inspect: (event) => inspection.next(event) })
      .start()
      .stop();
  }
  inspector.flush();
  return [...inspector.feed.standing()].filter(({ kind }) => kind === "def").length;
}

test("an app that makes a machine for each call has its chart told once", () => {
  expect(chartsAfter(MANY, () => "same")).toBe(1);
});

test("of more charts than anybody looks at the last are held", () => {
  expect(chartsAfter(MANY, (place) => `machine ${place}`)).toBeLessThanOrEqual(1_000);
});
