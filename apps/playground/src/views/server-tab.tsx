import type { HostedConnection } from "../host/hosted-connection.ts";
import { AboutTab } from "./about-tab.tsx";
import { EventsTab } from "./events-tab.tsx";
import { LogsTab } from "./logs-tab.tsx";
import { PromptsTab } from "./prompts-tab.tsx";
import { ResourcesTab } from "./resources-tab.tsx";
import { ToolsTab } from "./tools-tab.tsx";

/** What a server tab shows. */
export interface ServerTabProps {
  readonly tab: string;
  readonly connection: HostedConnection;
}

/** The panel of one tab. */
export function ServerTab({ tab, connection }: ServerTabProps) {
  switch (tab) {
    case "tools":
      return <ToolsTab connection={connection} />;
    case "resources":
      return <ResourcesTab connection={connection} />;
    case "prompts":
      return <PromptsTab connection={connection} />;
    case "logs":
      return <LogsTab connection={connection} />;
    case "events":
      return <EventsTab connection={connection} />;
    default:
      return <AboutTab connection={connection} />;
  }
}
