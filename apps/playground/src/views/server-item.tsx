import { Badge } from "@mcp-actors/ui";
import type { HostedConnection } from "../host/hosted-connection.ts";
import { usePlayground } from "../page/use-playground.ts";
import { wireOf } from "../page/wire-of.ts";
import { ConnectionMark } from "./connection-mark.tsx";

/** What a server item shows. */
export interface ServerItemProps {
  readonly connection: HostedConnection;
}

/** One connection in the sidebar. */
export function ServerItem({ connection }: ServerItemProps) {
  const playground = usePlayground();
  const { connections, questions, route } = playground;
  const isCurrent = route.view === "server" && connections.current.value?.id === connection.id;
  const asked = questions.open.value.filter(
    ({ asker }) => asker.connectionId === connection.id,
  ).length;
  const open = connection.calls.open.length;
  return (
    <li>
      <button
        type="button"
        aria-current={isCurrent ? "page" : undefined}
        onClick={() => playground.show(connection)}
      >
        <ConnectionMark state={connection.state.value} />
        <span class="name">
          <span class="line">
            <span>{connection.name}</span>
            {asked > 0 && (
              <Badge
                tone="violet"
                title={asked === 1 ? "1 open question" : `${asked} open questions`}
              >
                {asked}?
              </Badge>
            )}
          </span>
          <small data-live={open > 0}>
            {open > 0 && `${open} live · `}
            {connection.server.value?.era ?? connection.choice.era} · {wireOf(connection)}
          </small>
        </span>
      </button>
    </li>
  );
}
