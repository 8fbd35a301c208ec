import { usePlayground } from "../page/use-playground.ts";
import { AgentView } from "./agent-view.tsx";
import { FriendsView } from "./friends-view.tsx";
import { PlugView } from "./plug-view.tsx";
import { ServerView } from "./server-view.tsx";
import { SoughtCall } from "./sought-call.tsx";
import { StartView } from "./start-view.tsx";
import { StorytellerView } from "./storyteller-view.tsx";
import { TableView } from "./table-view.tsx";
import { ThousandView } from "./thousand-view.tsx";

/** The view that the hash of the page asks for. */
export function RoutedView() {
  const { links, route } = usePlayground();
  const sought = links.sought.value;
  if (sought !== undefined) return <SoughtCall sought={sought} />;
  switch (route.view) {
    case "server":
      return <ServerView />;
    case "storyteller":
      return <StorytellerView />;
    case "plug":
      return <PlugView />;
    case "thousand":
      return <ThousandView />;
    case "table":
      return <TableView />;
    case "agent":
      return <AgentView />;
    case "friends":
      return <FriendsView />;
    default:
      return <StartView />;
  }
}
