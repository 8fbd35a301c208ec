import { assign, emit, fromPromise, sendTo, setup } from "xstate";
import type { NegotiationOutcome } from "../negotiation/negotiation-event.ts";
import { negotiationMachine } from "../negotiation/negotiation-machine.ts";
import { once } from "../once.ts";
import { nextDelay } from "../supervision/next-delay.ts";
import type { ConnectionEvent, ConnectionNotice, ConnectionOutcome } from "./connection-event.ts";
import { type ConnectionContext, type ConnectionFacts, freshContext } from "./connection-facts.ts";
import { connectionMeans } from "./connection-means.ts";
import { dialLink } from "./dial-link.ts";
import { connectionFailed, sessionOpened } from "./notice-of.ts";
import { probeLink } from "./probe-link.ts";
import { toFailure, toRevision } from "./read-outcome.ts";
import { restoreSession } from "./restore-session.ts";
import { uptime } from "./uptime.ts";
import { watchMachine } from "./watch-machine.ts";

/** Fresh wires that openings may ask for within one attempt. */
const MAX_FRESH_WIRES = 3;

/** A connection to one peer, over as many links as supervision grants it. */
export const connectionMachine = once(() =>
  setup({
    types: {
      context: {} as ConnectionContext,
      input: {} as ConnectionFacts,
      events: {} as ConnectionEvent,
      emitted: {} as ConnectionNotice,
      output: {} as ConnectionOutcome,
    },
    actors: {
      dial: dialLink,
      negotiate: negotiationMachine(),
      probe: probeLink,
      restore: restoreSession,
      watch: watchMachine(),
      uptime,
      settle: fromPromise(async ({ system }) => connectionMeans.get(system)?.wire.idle()),
      release: fromPromise(async ({ system }) => connectionMeans.get(system)?.wire.closed),
    },
    delays: {
      backoff: ({ context, system }) =>
        nextDelay(context.policy, context.attempts + 1, connectionMeans.get(system)?.random),
      connectTimeout: ({ context }) => context.timeouts.connectTimeout,
      openTimeout: ({ context }) => context.timeouts.openTimeout,
      restoreTimeout: ({ context }) => context.timeouts.restoreTimeout,
      drainTimeout: ({ context }) => context.timeouts.drainTimeout,
      closeTimeout: ({ context }) => context.timeouts.closeTimeout,
    },
    guards: {
      isOpened: (_, outcome: NegotiationOutcome) => outcome.status === "opened",
      isOwedFreshWire: ({ context }, outcome: NegotiationOutcome) =>
        outcome.status === "fresh" && context.freshWires < MAX_FRESH_WIRES,
      hasAssumedDialect: ({ context }) => context.assumesDialect,
      isFirstSession: ({ context }) => context.sessions === 1,
      hasGivenUp: ({ context: { policy, sessions, attempts } }) =>
        policy.restart === "never" ||
        attempts >= policy.maxAttempts ||
        (sessions === 0 && !policy.retryFirst),
      hasFailed: ({ context }) => context.hasFailed,
    },
    actions: {
      conclude: ({ system }, outcome: NegotiationOutcome) =>
        connectionMeans.get(system)?.wire.conclude(outcome),
      releaseCalls: ({ system }) => connectionMeans.get(system)?.wire.releaseCalls(),
      // A message to itself: whoever watches hears of the state before what comes of it.
      summonCalls: sendTo(({ self }) => self, { type: "calls.due" }),
      refuseCalls: ({ context, system }) => connectionMeans.get(system)?.wire.refuseCalls(context),
      detach: ({ system }) => connectionMeans.get(system)?.wire.detach(),
      expireDial: sendTo("dial", ({ context }) => ({
        type: "attempt.expire",
        after: context.timeouts.connectTimeout,
      })),
      expireProbe: sendTo("probe", ({ context }) => ({
        type: "attempt.expire",
        after: context.timeouts.openTimeout,
      })),
      expireRestore: sendTo("restore", ({ context }) => ({
        type: "attempt.expire",
        after: context.timeouts.restoreTimeout,
      })),
      tellNegotiation: sendTo("negotiate", (_, { cause }: { readonly cause: string }) => ({
        type: "link.lost",
        cause,
      })),
      countAttempt: assign({ attempts: ({ context }) => context.attempts + 1, freshWires: 0 }),
      forgetAttempts: assign({ attempts: 0 }),
      countFreshWire: assign({ freshWires: ({ context }) => context.freshWires + 1 }),
      doubtDialect: assign({ assumesDialect: false }),
      countSession: assign(({ context }, outcome: NegotiationOutcome) => ({
        revision: toRevision(outcome),
        sessions: context.sessions + 1,
        assumesDialect: true,
      })),
      noteCause: assign({ cause: (_, { cause }: { readonly cause: string }) => cause }),
      announceSession: emit(({ context }) => sessionOpened(context)),
      announceFailure: emit(({ context }) => connectionFailed(context)),
      giveUp: assign({ hasFailed: true }),
    },
  }).createMachine({
    id: "connection",
    context: ({ input }) => freshContext(input),
    output: ({ event }) => event.output as ConnectionOutcome,
    initial: "idle",
    states: {
      idle: {
        on: { "connection.open": "connecting", "connection.close": "closed" },
      },
      connecting: {
        initial: "dialling",
        on: { "connection.close": "draining.releasing" },
        states: {
          releasing: {
            invoke: { src: "release", onDone: "dialling" },
            after: { closeTimeout: "dialling" },
          },
          dialling: {
            invoke: { id: "dial", src: "dial" },
            after: { connectTimeout: { actions: "expireDial" } },
            on: {
              "link.dialled": "#connection.negotiating",
              "attempt.failed": {
                target: "#connection.reconnecting",
                actions: { type: "noteCause", params: ({ event }) => event },
              },
            },
          },
        },
      },
      negotiating: {
        initial: "opening",
        on: { "connection.close": "draining.releasing" },
        states: {
          opening: {
            invoke: {
              id: "negotiate",
              src: "negotiate",
              input: ({ context }) => context.timeouts,
              onDone: [
                {
                  guard: { type: "isOpened", params: ({ event }) => event.output },
                  target: "restoring",
                  actions: [
                    { type: "conclude", params: ({ event }) => event.output },
                    { type: "countSession", params: ({ event }) => event.output },
                    "announceSession",
                  ],
                },
                {
                  guard: { type: "isOwedFreshWire", params: ({ event }) => event.output },
                  target: "#connection.connecting.releasing",
                  actions: [
                    { type: "conclude", params: ({ event }) => event.output },
                    "countFreshWire",
                    "detach",
                  ],
                },
                {
                  guard: "hasAssumedDialect",
                  target: "#connection.connecting.releasing",
                  actions: [
                    { type: "conclude", params: ({ event }) => event.output },
                    "doubtDialect",
                    "detach",
                  ],
                },
                {
                  target: "#connection.reconnecting",
                  actions: [
                    { type: "conclude", params: ({ event }) => event.output },
                    { type: "noteCause", params: ({ event }) => toFailure(event.output) },
                  ],
                },
              ],
            },
            on: {
              "link.lost": { actions: { type: "tellNegotiation", params: ({ event }) => event } },
            },
          },
          restoring: {
            always: { guard: "isFirstSession", target: "#connection.ready" },
            invoke: { id: "restore", src: "restore" },
            after: { restoreTimeout: { actions: "expireRestore" } },
            on: {
              "session.restored": "#connection.ready",
              "attempt.failed": {
                target: "#connection.reconnecting",
                actions: { type: "noteCause", params: ({ event }) => event },
              },
              "link.lost": {
                target: "#connection.reconnecting",
                actions: { type: "noteCause", params: ({ event }) => event },
              },
            },
          },
        },
      },
      ready: {
        entry: "summonCalls",
        invoke: [
          { src: "watch", input: ({ context }) => context.liveness },
          { src: "uptime", input: ({ context }) => ({ duration: context.policy.stableAfter }) },
        ],
        on: {
          "calls.due": { actions: "releaseCalls" },
          "uptime.reached": { actions: "forgetAttempts" },
          "link.lost": {
            target: "reconnecting",
            actions: { type: "noteCause", params: ({ event }) => event },
          },
          "link.unreached": {
            target: "reconnecting.held",
            actions: { type: "noteCause", params: ({ event }) => event },
          },
          "link.doubted": {
            target: "reconnecting.probing",
            actions: { type: "noteCause", params: ({ event }) => event },
          },
          "connection.close": "draining",
        },
      },
      reconnecting: {
        initial: "waiting",
        states: {
          waiting: {
            entry: ["announceFailure", "detach"],
            always: {
              guard: "hasGivenUp",
              target: "#connection.draining.releasing",
              actions: "giveUp",
            },
            after: {
              backoff: { target: "#connection.connecting.releasing", actions: "countAttempt" },
            },
            on: { "connection.close": "#connection.draining.releasing" },
          },
          // The link is kept: what was sent over it goes on, and only calls that leave wait.
          held: {
            entry: "announceFailure",
            always: { guard: "hasGivenUp", target: "#connection.draining", actions: "giveUp" },
            after: { backoff: { target: "probing", actions: "countAttempt" } },
            on: {
              "link.lost": {
                target: "waiting",
                actions: { type: "noteCause", params: ({ event }) => event },
              },
              "connection.close": "#connection.draining",
            },
          },
          probing: {
            invoke: { id: "probe", src: "probe" },
            after: { openTimeout: { actions: "expireProbe" } },
            on: {
              "link.reached": "#connection.ready",
              "link.unreached": {
                target: "held",
                actions: { type: "noteCause", params: ({ event }) => event },
              },
              "link.lost": {
                target: "waiting",
                actions: { type: "noteCause", params: ({ event }) => event },
              },
              "connection.close": "#connection.draining",
            },
          },
        },
      },
      draining: {
        entry: "refuseCalls",
        initial: "settling",
        onDone: [{ guard: "hasFailed", target: "failed" }, { target: "closed" }],
        states: {
          settling: {
            invoke: { src: "settle", onDone: "releasing" },
            after: { drainTimeout: "releasing" },
            on: { "link.lost": "releasing" },
          },
          releasing: {
            entry: "detach",
            invoke: { src: "release", onDone: "released" },
            after: { closeTimeout: "released" },
          },
          released: { type: "final" },
        },
      },
      closed: { type: "final", output: { status: "closed" } },
      failed: {
        type: "final",
        output: ({ context: { attempts, cause } }) => ({ status: "failed", attempts, cause }),
      },
    },
  }),
);
