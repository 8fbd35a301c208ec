import { Badge, Icon } from "@mcp-actors/ui";
import type { ConnectionGlance } from "../store/overview-sight.ts";
import { look } from "../store/store.ts";
import { EraBadge } from "../views/era-badge.tsx";

/** What the card of a connection shows. */
export interface ConnectionCardProps {
  readonly glance: ConnectionGlance;
}

/** A client, its server, and what is between them; leads to the connection. */
export function ConnectionCard({ glance }: ConnectionCardProps) {
  const { peer, client, server, channel, state, revision, isOver, problem } = glance;
  return (
    <li>
      <button
        type="button"
        class="connection-card"
        data-over={isOver}
        title="Show the connection"
        onClick={() => look({ selection: { kind: "peer", key: peer }, panel: "connection" })}
      >
        <span class="ends">
          <b data-role="client">{client}</b>
          <span class="between">
            <small>{channel}</small>
            <Icon name="outbound" />
          </span>
          <b data-role="server">{server}</b>
        </span>
        <span class="about">
          {state !== "" && <Badge tone={toneOf(glance)}>{isOver ? ending(glance) : state}</Badge>}
          {revision !== undefined && <EraBadge revision={revision} />}
          {revision !== undefined && <small>{revision}</small>}
          <small class="sizes">
            {glance.sent.toLocaleString("en")} sent · {glance.received.toLocaleString("en")}{" "}
            received
          </small>
        </span>
        {problem !== undefined && <span class="problem">{problem}</span>}
      </button>
    </li>
  );
}

/** How it is over: as its connection says, which it does not where its process is gone. */
function ending({ state, problem }: ConnectionGlance): string {
  if (state === "failed" || state === "closed") return state;
  return problem === undefined ? "over" : "lost";
}

function toneOf({ isOver, state, problem }: ConnectionGlance) {
  if (problem !== undefined) return "error";
  if (isOver) return "muted";
  return state.startsWith("ready") ? "ok" : "warning";
}
