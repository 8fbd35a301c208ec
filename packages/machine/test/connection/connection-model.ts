import type { SnapshotFrom } from "xstate";
import type { ConnectionFacts } from "../../src/connection/connection-facts.ts";
import type { connectionMachine } from "../../src/connection/connection-machine.ts";
import { CONNECTION_TIMEOUTS } from "../../src/connection/connection-timeouts.ts";
import { DEFAULT_LIVENESS } from "../../src/connection/liveness.ts";
import { DEFAULT_POLICY } from "../../src/supervision/supervision-policy.ts";
import { probingDialect } from "../negotiation/dialects.ts";
import type { World } from "./world.ts";

/** What a connection is started with where its paths are walked. */
export const input: ConnectionFacts = {
  policy: { ...DEFAULT_POLICY, maxAttempts: 1 },
  timeouts: CONNECTION_TIMEOUTS,
  liveness: DEFAULT_LIVENESS,
};

type Act = (world: World) => void | Promise<void>;

const opened = { step: "opened", dialect: probingDialect(), peer: { info: {}, capabilities: {} } };
const error = new Error("Refused");

/** Each event of the machine, and what has to happen around a real connection for it to come about. */
export const events: [{ readonly type: string; readonly [field: string]: unknown }, Act][] = [
  [{ type: "connection.open" }, () => {}],
  [{ type: "connection.close" }, ({ connection }) => void connection.close()],
  [{ type: "link.dialled" }, (world) => world.giveLink()],
  [{ type: "attempt.failed", cause: "" }, (world) => fail(world)],
  [{ type: "link.lost", cause: "" }, (world) => world.die()],
  [{ type: "link.unreached", cause: "" }, (world) => world.unreach()],
  [{ type: "link.doubted", cause: "" }, (world) => world.doubt()],
  [{ type: "link.reached" }, (world) => world.answerProbe()],
  [{ type: "session.restored" }, (world) => world.restored()],
  // It sends this one to itself.
  [{ type: "calls.due" }, () => {}],
  [{ type: "uptime.reached" }, ({ clock }) => clock.advance(30_000)],
  [negotiated({ status: "opened", opened }), (world) => world.answerOpening("opened")],
  [negotiated({ status: "fresh", error }), (world) => world.answerOpening("fresh")],
  [negotiated({ status: "refused", error }), (world) => world.answerOpening("refused")],
  [
    { type: "xstate.after.backoff.connection.reconnecting.waiting" },
    ({ clock }) => clock.advance(100),
  ],
  [
    { type: "xstate.after.backoff.connection.reconnecting.held" },
    ({ clock }) => clock.advance(100),
  ],
  ...(["connecting.releasing", "draining.releasing"].flatMap((state) => [
    [{ type: `xstate.done.actor.0.connection.${state}` }, (world) => world.openGates()],
    [
      { type: `xstate.after.closeTimeout.connection.${state}` },
      ({ clock }) => clock.advance(10_000),
    ],
  ]) as [{ type: string }, Act][]),
  [{ type: "xstate.done.actor.0.connection.draining.settling" }, (world) => world.answerWork()],
  [
    { type: "xstate.after.drainTimeout.connection.draining.settling" },
    ({ clock }) => clock.advance(5_000),
  ],
];

function negotiated(output: object) {
  return { type: "xstate.done.actor.negotiate", output };
}

function fail(world: World): void {
  world.refuseDial();
  world.restoreFails();
}

/** What tells one state from another, beside where it is: what the guards look at. */
export function memory(context: Record<string, unknown>): object {
  const { attempts, sessions, freshWires, assumesDialect, hasFailed } = context;
  return {
    attempts,
    sessions: Math.min(Number(sessions), 2),
    freshWires: Math.min(Number(freshWires), 3),
    assumesDialect,
    hasFailed,
  };
}

/** What tells one state from another. */
export function distinct({ value, context }: SnapshotFrom<typeof connectionMachine>): string {
  return JSON.stringify([value, memory({ ...context })]);
}
