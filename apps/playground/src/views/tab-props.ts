import type { HostedConnection } from "../host/hosted-connection.ts";

/** What every tab of a server is about. */
export interface TabProps {
  readonly connection: HostedConnection;
}
