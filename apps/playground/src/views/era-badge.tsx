import { Badge } from "@mcp-actors/ui";
import type { HostedConnection } from "../host/hosted-connection.ts";

/** What an era badge shows. */
export interface EraBadgeProps {
  readonly connection: HostedConnection;
}

/** The era and the revision that a connection speaks, once it does. */
export function EraBadge({ connection }: EraBadgeProps) {
  const server = connection.server.value;
  if (server === undefined) return null;
  return (
    <Badge tone={server.era === "modern" ? "info" : "warning"} title="Era and revision">
      {server.era} · {server.revision}
    </Badge>
  );
}
