import {
  callMachine,
  connectionMachine,
  inboundRequestMachine,
  negotiationMachine,
  sessionMachine,
  watchMachine,
} from "../../packages/machine/src/index.ts";
import { subscriptionMachine } from "../../packages/machine/src/subscription/index.ts";
import { drawDiagram } from "./draw-diagram.ts";
import { drawTables } from "./draw-table.ts";
import type { Machine } from "./state-node.ts";

/** The machines on the page, in the order in which a reader meets them. */
export const drawnMachines: readonly (readonly [title: string, about: string, machine: Machine])[] =
  [
    ["Call", "One call of ours, over as many exchanges as it takes.", callMachine()],
    [
      "Inbound request",
      "One request of the peer, from its arrival to its answer.",
      inboundRequestMachine(),
    ],
    [
      "Connection",
      "A connection to one peer, over as many links as it takes.",
      connectionMachine(),
    ],
    ["Negotiation", "The opening of one link: which revision is spoken.", negotiationMachine()],
    ["Watch", "Whether a quiet peer still lives.", watchMachine()],
    ["Session", "A server's side of one session.", sessionMachine()],
    [
      "Subscription",
      "The stream of changes that the live views of a client share.",
      subscriptionMachine(),
    ],
  ];

/** `docs/reference/states.md`: every machine, drawn. */
export function statesPage(): string {
  const sections = drawnMachines.map(([title, about, machine]) =>
    [
      `## ${title}`,
      `${about} Its id is \`${machine.id}\`.`,
      drawDiagram(machine),
      drawTables(machine),
    ].join("\n\n"),
  );
  return `${[PREFACE, ...sections].join("\n\n")}\n`;
}

const PREFACE = `# States

<!-- Drawn by scripts/draw-machines.ts from the machines themselves. Change those, then run it. -->

Everything in the runtime that has a state is one of these machines. The names are what you see in
\`getSnapshot().value\`, in traces and in an inspector.

In the diagrams an arrow between composite states stands for all that crosses from one into the other;
the tables say exactly what. An event that a state does not list changes nothing in it. \`[name]\` is a
guard, *anew* means that the state is left and entered again.`;
