import type { ActorView } from "@mcp-actors/inspector";
import { stateText } from "../../../src/chart/state-paths.ts";
import { formatMicros } from "../store/format-micros.ts";
import { now } from "../waterfall/axis.ts";
import { FigureCard } from "./figure-card.tsx";

/** What the figures of an actor show. */
export interface ActorFiguresProps {
  readonly actor: ActorView;
}

/** Where an actor stands, how long it lives, and how many events it had. */
export function ActorFigures({ actor }: ActorFiguresProps) {
  const { value, status, bornAt, endedAt, events, unhandled } = actor;
  return (
    <div class="figures">
      <FigureCard label="State" tone="info">
        {status === "active" ? stateText(value) || status : status}
      </FigureCard>
      <FigureCard label={endedAt === undefined ? "Lives for" : "Lived for"}>
        {formatMicros((endedAt ?? now.value) - bornAt)}
      </FigureCard>
      <FigureCard label="Events">{events.toLocaleString("en")}</FigureCard>
      <FigureCard label="Unhandled" tone={unhandled > 0 ? "warning" : "neutral"}>
        {unhandled}
      </FigureCard>
    </div>
  );
}
