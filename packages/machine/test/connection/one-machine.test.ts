import { expect, test } from "vitest";
import type { AnyActorRef } from "xstate";
import { connectionMachine } from "../../src/connection/connection-machine.ts";
import { watchMachine } from "../../src/connection/watch-machine.ts";
import { negotiationMachine } from "../../src/negotiation/negotiation-machine.ts";
import { arrival, entering, silent } from "../negotiation/far-end.ts";
import { startConnection } from "./start-connection.ts";

test("every connection runs on one machine, and so do its children", async () => {
  const [negotiating, ready] = [silent, entering].map(
    (script) => startConnection({ encounters: [script] }).connection.actor,
  );
  await arrival();

  for (const actor of [negotiating, ready]) {
    expect(actor?.getSnapshot().machine).toBe(connectionMachine());
  }
  expect(machinesUnder(negotiating)).toContain(negotiationMachine());
  expect(machinesUnder(ready)).toContain(watchMachine());
});

test("each connection works with its own wire and its own dice", async () => {
  const policy = { jitter: "full", initialDelay: 1_000 } as const;
  const [calm, hasty] = [0.9, 0.1].map((thrown) =>
    startConnection({
      encounters: [entering],
      policy: { ...policy, random: () => thrown },
    }),
  );
  await arrival();
  for (const each of [calm, hasty]) each?.dials.last.close();
  await arrival();

  for (const each of [calm, hasty]) each?.clock.advance(500);
  await arrival();

  expect([calm?.connection.state, hasty?.connection.state]).toEqual(["reconnecting", "ready"]);
  expect([calm?.dials.revisions.length, hasty?.dials.revisions.length]).toEqual([1, 2]);
});

function machinesUnder(actor: AnyActorRef | undefined): unknown[] {
  const children: readonly AnyActorRef[] = Object.values(actor?.getSnapshot().children ?? {});
  return children.map((child) => child.getSnapshot().machine);
}
