import { ProtocolError } from "@mcp-actors/protocol";
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from "xstate";
import {
  CONNECTION_TIMEOUTS,
  callMachine,
  connectionMachine,
  DEFAULT_LIVENESS,
  DEFAULT_POLICY,
  inboundRequestMachine,
  negotiationMachine,
  sessionMachine,
  watchMachine,
} from "../../src/index.ts";
import { subscriptionMachine } from "../../src/subscription/index.ts";
import * as connection from "../connection/connection-model.ts";
import { facts } from "../lean/both.ts";
import { callEvents, inboundRequestEvents } from "../lean/samples.ts";
import { sessionDialect } from "../negotiation/dialects.ts";

/** One event, with whatever it carries. */
interface Sample extends EventObject {
  readonly [field: string]: unknown;
}

/** A machine, and what it takes to walk its paths. */
export interface Model {
  readonly machine: AnyStateMachine;
  readonly input: unknown;
  readonly events: readonly Sample[];
  /** What tells one state from another, beside where it is; nothing by default. */
  readonly memory?: (context: Record<string, unknown>) => unknown;
  /** Whether paths end here, where counters would go on. */
  readonly enough?: (context: Record<string, unknown>) => boolean;
  /** States that are left in the step that enters them. */
  readonly passing?: readonly string[];
}

const dialect = sessionDialect("a");
const error = new ProtocolError(-32_603, "Out of order");
const peer = { info: {}, capabilities: {} };

/** Every machine of the package. */
export const models: readonly Model[] = [
  { machine: callMachine(), input: facts, events: callEvents },
  { machine: inboundRequestMachine(), input: facts, events: inboundRequestEvents },
  {
    machine: connectionMachine(),
    input: connection.input,
    events: connection.events.map(([event]) => event),
    memory: connection.memory,
    passing: ["connection.draining.released"],
  },
  {
    machine: negotiationMachine(),
    input: CONNECTION_TIMEOUTS,
    events: [
      { type: "opening.accepted", opened: { step: "opened", dialect, peer } },
      { type: "opening.replaced" },
      { type: "opening.refused", error },
      { type: "wire.spent", dialect, error },
      { type: "link.lost", cause: "Gone" },
    ],
    memory: ({ openings }) => openings,
    enough: ({ openings }) => Number(openings) > 3,
  },
  {
    machine: watchMachine(),
    input: DEFAULT_LIVENESS,
    events: [{ type: "life.seen" }, { type: "silence.passed" }],
  },
  {
    machine: sessionMachine(),
    input: { revision: "2025-11-25", info: {}, capabilities: {}, offered: {}, logLevel: "info" },
    events: [
      { type: "opening.confirmed" },
      { type: "logLevel.set", level: "error" },
      { type: "subscription.added", uri: "a:1" },
      { type: "subscription.removed", uri: "a:1" },
      { type: "session.close" },
    ],
    memory: ({ logLevel, subscriptions }) => ({ logLevel, subscriptions }),
  },
  {
    machine: subscriptionMachine(),
    input: { backoff: DEFAULT_POLICY, stableAfter: 1000, acknowledgeTimeout: 1000 },
    events: [
      { type: "subscription.wanted" },
      { type: "subscription.unwanted" },
      { type: "stream.acknowledged" },
      { type: "stream.ended", cause: "Over" },
      { type: "stream.refused", cause: "Never" },
    ],
    memory: ({ attempts }) => attempts,
    enough: ({ attempts }) => Number(attempts) > 2,
  },
];

/** What tells one state of a model from another. */
export function distinct({ memory }: Model, { value, context }: AnyMachineSnapshot): string {
  return JSON.stringify([value, memory?.(context)]);
}
