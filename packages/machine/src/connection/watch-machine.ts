import { fromCallback, setup } from "xstate";
import { once } from "../once.ts";
import type { Liveness } from "./liveness.ts";

/** What a watch learns of its peer. */
export type WatchEvent = { readonly type: "life.seen" } | { readonly type: "silence.passed" };

/** How long to listen; false is for ever. */
export interface Listening {
  readonly duration: number | false;
}

/** Watches whether a peer lives: listens, asks when it hears nothing, and ends when that stays unanswered. */
export const watchMachine = once(() =>
  setup({
    types: { context: {} as Liveness, input: {} as Liveness, events: {} as WatchEvent },
    actors: {
      listen: fromCallback<WatchEvent, Listening>(() => {}),
      probe: fromCallback<WatchEvent>(() => {}),
    },
    actions: { declareLost: () => {} },
  }).createMachine({
    id: "watch",
    context: ({ input }) => input,
    initial: "listening",
    states: {
      listening: {
        invoke: { src: "listen", input: ({ context }) => ({ duration: context.interval }) },
        on: {
          "life.seen": { target: "listening", reenter: true },
          "silence.passed": "probing",
        },
      },
      probing: {
        invoke: [
          { src: "listen", input: ({ context }) => ({ duration: context.patience }) },
          { src: "probe" },
        ],
        on: { "life.seen": "listening", "silence.passed": "silent" },
      },
      silent: { type: "final", entry: "declareLost" },
    },
  }),
);
