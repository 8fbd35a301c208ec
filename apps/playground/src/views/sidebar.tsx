import { Button, Icon } from "@mcp-actors/ui";
import { writeRoute } from "../page/route.ts";
import { STORIES } from "../page/stories.ts";
import { usePlayground } from "../page/use-playground.ts";
import { ServerItem } from "./server-item.tsx";

/** What the sidebar can be asked for. */
export interface SidebarProps {
  readonly onAdd: () => void;
}

/** All connections, and all stories. */
export function Sidebar({ onAdd }: SidebarProps) {
  const { connections, route } = usePlayground();
  const all = connections.all.value;
  return (
    <nav class="sidebar" aria-label="Servers and stories">
      <h2>
        Servers
        <Button look="quiet" icon="plus" aria-label="Connect to a server" onClick={onAdd} />
      </h2>
      {all.length === 0 && <p class="hint">None yet. Press C, or pick a story.</p>}
      <ul class="servers">
        {all.map((connection) => (
          <ServerItem key={connection.id} connection={connection} />
        ))}
      </ul>
      <h2>Stories</h2>
      <ul class="stories">
        {STORIES.map(({ title, icon, route: to }) => (
          <li key={title}>
            <a
              href={writeRoute(to)}
              aria-current={to.view === route.view && to.at === undefined ? "page" : undefined}
            >
              <Icon name={icon} />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
