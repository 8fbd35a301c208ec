import { TransportError } from "@mcp-actors/transport";
import { fromCallback } from "xstate";
import type { NegotiationTimeouts, OpeningCommand } from "./negotiation-event.ts";
import { negotiationMachine } from "./negotiation-machine.ts";
import type { OpeningWalk } from "./opening-walk.ts";

/** How long an opening is waited for where nothing else is said, in ms. */
export const NEGOTIATION_TIMEOUTS: NegotiationTimeouts = {
  probeTimeout: 3_000,
  openTimeout: 30_000,
};

/**
 * The negotiation machine with its openings on a wire.
 *
 * @param current - Whose walk it is, asked anew at each opening, so that one logic serves link after link.
 */
export function negotiationOf(current: () => OpeningWalk): ReturnType<typeof negotiationMachine> {
  return negotiationMachine().provide({
    actors: {
      open: fromCallback<OpeningCommand>(({ receive, sendBack }) => {
        const walk = current();
        receive((command) => {
          const next = obey(walk, command);
          if (next !== undefined) sendBack(next);
        });
        const exchange = walk.open(sendBack);
        return () => exchange.abandon();
      }),
    },
    actions: { confirm: (_, opened) => current().confirm(opened) },
  });
}

function obey(walk: OpeningWalk, command: OpeningCommand) {
  switch (command.type) {
    case "probe.expire":
      return walk.expire("probe", command.after);
    case "opening.expire":
      return walk.expire("open", command.after);
    case "link.lost":
      return walk.lose(new TransportError("lost", command.cause));
  }
}
