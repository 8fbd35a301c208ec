import type { ServerAccount } from "@mcp-actors/client";
import { Button } from "@mcp-actors/ui";
import type { HostedConnection } from "../host/hosted-connection.ts";
import { usePlayground } from "../page/use-playground.ts";
import { wireOf } from "../page/wire-of.ts";
import { ConnectionMark } from "./connection-mark.tsx";
import { EraBadge } from "./era-badge.tsx";
import { InspectLink } from "./inspect-link.tsx";

/** What a server header shows. */
export interface ServerHeaderProps {
  readonly connection: HostedConnection;
}

/** Which server it is, how it is reached, what is spoken, and the way to leave it. */
export function ServerHeader({ connection }: ServerHeaderProps) {
  const playground = usePlayground();
  const server = connection.server.value;
  const state = connection.state.value;
  const isOff = state === "off" || state === "failed";
  return (
    <header class="server-header">
      <h1>{connection.name}</h1>
      <ConnectionMark state={state} withText />
      <EraBadge connection={connection} />
      {server !== undefined && <span class="about">{aboutOf(connection.name, server.info)}</span>}
      <span class="wire">{wireOf(connection)}</span>
      <span class="spring" />
      <InspectLink connection={connection} />
      <Button look="quiet" icon="refresh" disabled={isOff} onClick={() => void connection.reopen()}>
        Reconnect
      </Button>
      <Button
        look="quiet"
        icon={isOff ? "plug" : "stop"}
        onClick={() => void (isOff ? connection.open() : connection.close())}
      >
        {isOff ? "Connect" : "Disconnect"}
      </Button>
      <Button
        look="quiet"
        icon="trash"
        aria-label="Forget this server"
        title="Forget this server"
        onClick={() => {
          void playground.connections.forget(connection);
          playground.go({ view: "start" });
        }}
      />
    </header>
  );
}

/** What a server calls itself, unless that is its heading already, and its version. */
function aboutOf(heading: string, { title, name, version = "" }: ServerAccount["info"]): string {
  const called = title ?? name ?? "";
  return called === heading ? version : `${called} ${version}`;
}
