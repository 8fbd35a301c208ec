import type { LoggingLevel, Params } from "@mcp-actors/protocol";
import { assign, setup } from "xstate";
import { once } from "../once.ts";

/** What both sides agreed on when a session was opened. */
export interface SessionTerms {
  /** The version of the revision that the session speaks. */
  readonly revision: string;
  /** The client's own account of itself. */
  readonly info: Params;
  readonly capabilities: Params;
  /** What the server offered. */
  readonly offered: Params;
  /** The least severe log message that the client is sent. */
  readonly logLevel: LoggingLevel;
}

/** The terms that hold now, and what the client subscribed to since. */
export interface SessionContext extends SessionTerms {
  /** URIs of the resources whose updates the client is told of. */
  readonly subscriptions: readonly string[];
}

/** What happens to a session after the answer to its opening. */
export type SessionEvent =
  | { readonly type: "opening.confirmed" }
  | { readonly type: "logLevel.set"; readonly level: LoggingLevel }
  | { readonly type: "subscription.added"; readonly uri: string }
  | { readonly type: "subscription.removed"; readonly uri: string }
  | { readonly type: "session.close" };

interface Subscription {
  readonly uri: string;
}

/** A server's side of one session, from the answer to its opening on. */
export const sessionMachine = once(() =>
  setup({
    types: {
      context: {} as SessionContext,
      input: {} as SessionTerms,
      events: {} as SessionEvent,
    },
    actions: {
      setLogLevel: assign({
        logLevel: (_, { level }: { readonly level: LoggingLevel }) => level,
      }),
      subscribe: assign({
        subscriptions: ({ context }, { uri }: Subscription) => [...without(context, uri), uri],
      }),
      unsubscribe: assign({
        subscriptions: ({ context }, { uri }: Subscription) => without(context, uri),
      }),
    },
  }).createMachine({
    id: "session",
    context: ({ input }) => ({ ...input, subscriptions: [] }),
    initial: "opening",
    on: {
      "logLevel.set": {
        actions: { type: "setLogLevel", params: ({ event }) => ({ level: event.level }) },
      },
      "subscription.added": {
        actions: { type: "subscribe", params: ({ event }) => ({ uri: event.uri }) },
      },
      "subscription.removed": {
        actions: { type: "unsubscribe", params: ({ event }) => ({ uri: event.uri }) },
      },
      "session.close": ".closed",
    },
    states: {
      opening: { on: { "opening.confirmed": "open" } },
      open: {},
      closed: { type: "final" },
    },
  }),
);

function without({ subscriptions }: SessionContext, uri: string): readonly string[] {
  return subscriptions.filter((other) => other !== uri);
}
