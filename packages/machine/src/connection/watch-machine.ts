import { setup } from "xstate";
import { once } from "../once.ts";
import { askForLife } from "./ask-for-life.ts";
import { connectionMeans } from "./connection-means.ts";
import { listen } from "./listen.ts";
import type { Liveness } from "./liveness.ts";
import { silenceOf } from "./silence-of.ts";
import type { WatchEvent } from "./watch-event.ts";

/** Watches whether a peer lives: listens, asks when it hears nothing, and ends when that stays unanswered. */
export const watchMachine = once(() =>
  setup({
    types: { context: {} as Liveness, input: {} as Liveness, events: {} as WatchEvent },
    actors: { listen, probe: askForLife },
    actions: {
      declareLost: ({ context, system }) =>
        connectionMeans.get(system)?.wire.lose(silenceOf(context)),
    },
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
