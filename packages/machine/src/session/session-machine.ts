import type { LoggingLevel, Params } from "@mcp-actors/protocol";
import { assign, setup } from "xstate";

/** What both sides agreed on when a session was opened. */
export interface SessionTerms {
  /** The version of the revision that the session speaks. */
  readonly revision: string;
  /** The client's own account of itself. */
  readonly info: Params;
  readonly capabilities: Params;
  /** The least severe log message that the client is sent. */
  readonly logLevel: LoggingLevel;
}

export type SessionEvent =
  | { readonly type: "opening.confirmed" }
  | { readonly type: "logLevel.set"; readonly level: LoggingLevel }
  | { readonly type: "session.close" };

/** A server's side of one session, from the answer to its opening on. */
export const sessionMachine = setup({
  types: {
    context: {} as SessionTerms,
    input: {} as SessionTerms,
    events: {} as SessionEvent,
  },
  actions: {
    setLogLevel: assign({
      logLevel: (_, { level }: { readonly level: LoggingLevel }) => level,
    }),
  },
}).createMachine({
  id: "session",
  context: ({ input }) => input,
  initial: "opening",
  on: {
    "logLevel.set": {
      actions: { type: "setLogLevel", params: ({ event }) => ({ level: event.level }) },
    },
    "session.close": ".closed",
  },
  states: {
    opening: { on: { "opening.confirmed": "open" } },
    open: {},
    closed: { type: "final" },
  },
});
