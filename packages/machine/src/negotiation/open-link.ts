import { TransportError } from "@mcp-actors/transport";
import { fromCallback } from "xstate";
import type { OpeningCommand } from "./negotiation-event.ts";
import type { OpeningWalk } from "./opening-walk.ts";
import { openingWalks } from "./opening-walks.ts";

/** One opening, as an actor: sends it, and tells where it led. */
export const openLink = fromCallback<OpeningCommand>(({ system, receive, sendBack }) => {
  const walk = openingWalks.get(system)?.walk;
  if (walk === undefined) return;
  receive((command) => {
    const next = obey(walk, command);
    if (next !== undefined) sendBack(next);
  });
  const exchange = walk.open(sendBack);
  return () => exchange.abandon();
});

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
