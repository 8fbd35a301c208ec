import { ProtocolError } from "@mcp-actors/protocol";
import { expect, test } from "vitest";
import { createActor } from "xstate";
import { getShortestPaths } from "xstate/graph";
import { CONNECTION_TIMEOUTS } from "../../src/connection/connection-timeouts.ts";
import type { NegotiationEvent } from "../../src/negotiation/negotiation-event.ts";
import { negotiationMachine } from "../../src/negotiation/negotiation-machine.ts";
import { LedgerClock } from "../connection/ledger-clock.ts";
import { sessionDialect } from "./dialects.ts";

const dialect = sessionDialect("a");
const error = new ProtocolError(-32_603, "Out of order");
const opened = { step: "opened", dialect, peer: { info: {}, capabilities: {} } } as const;

const events: readonly NegotiationEvent[] = [
  { type: "opening.accepted", opened },
  { type: "opening.replaced" },
  { type: "opening.refused", error },
  { type: "wire.spent", dialect, error },
];

const outcomes = {
  opened: { status: "opened", opened },
  refused: { status: "refused", error },
  fresh: { status: "fresh", dialect, error },
};

const paths = getShortestPaths(negotiationMachine(), {
  input: CONNECTION_TIMEOUTS,
  events,
  stopWhen: ({ context }) => context.openings > 3,
  serializeState: ({ value, context }) => `${JSON.stringify(value)} ${context.openings}`,
});

test.each(paths.filter(({ state }) => state.status === "done"))(
  "every way ends in the outcome that the last state is named after: $state.value",
  ({ steps, state }) => {
    const clock = new LedgerClock();
    const actor = createActor(negotiationMachine(), { input: CONNECTION_TIMEOUTS, clock }).start();

    for (const { event } of steps.slice(1)) actor.send(event);

    expect(actor.getSnapshot().output).toEqual(outcomes[state.value as keyof typeof outcomes]);
    expect(clock.waiting.size).toBe(0);
  },
);

test("every state is reached", () => {
  expect(new Set(paths.map(({ state }) => state.value))).toEqual(
    new Set(Object.keys(negotiationMachine().states)),
  );
});
