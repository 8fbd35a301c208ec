import { Icon } from "@mcp-actors/ui";
import type { HostedConnection } from "../host/hosted-connection.ts";
import { usePlayground } from "../page/use-playground.ts";

/** What an inspect link leads to. */
export interface InspectLinkProps {
  readonly connection: HostedConnection;
}

/** The way to a connection in the inspector, where there is one. */
export function InspectLink({ connection }: InspectLinkProps) {
  const { inspection } = usePlayground();
  // Which client it is is known once there is a state to show.
  const peer = connection.state.value === "off" ? undefined : connection.inspected?.peer;
  if (inspection === undefined || peer === undefined) return null;
  return (
    <a
      class="button"
      data-look="quiet"
      href={inspection.urlOfConnection(peer)}
      target="_blank"
      rel="noreferrer"
      title="Show this connection in the inspector"
    >
      <Icon name="lines" />
      Inspect
    </a>
  );
}
