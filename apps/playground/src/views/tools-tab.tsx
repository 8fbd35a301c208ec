import { Empty } from "@mcp-actors/ui";
import type { HostedConnection } from "../host/hosted-connection.ts";
import { usePlayground } from "../page/use-playground.ts";
import { CallsPanel } from "./calls-panel.tsx";
import { ItemList } from "./item-list.tsx";
import { QuestionQueue } from "./question-queue.tsx";
import { SubjectWork } from "./subject-work.tsx";

/** What every tab of a server is about. */
export interface TabProps {
  readonly connection: HostedConnection;
}

/** The tools of a server, the form of the chosen one, and the calls that were made. */
export function ToolsTab({ connection }: TabProps) {
  const playground = usePlayground();
  const { items, error, fresh } = connection.lists.tools;
  const chosen =
    items.value?.find(({ name }) => name === playground.route.item) ?? items.value?.[0];
  const shown = playground.shownCall(connection, "tools/call", chosen?.name);
  return (
    <div class="work">
      <ItemList
        what="tools"
        items={items.value?.map(({ name, title, description }) => ({
          key: name,
          title: title ?? name,
          about: description,
        }))}
        error={error.value}
        selected={chosen?.name}
        fresh={fresh.value}
        onSelect={(name) => playground.adjust({ tab: "tools", item: name })}
      />
      {chosen === undefined ? (
        <Empty title="No tool is chosen" />
      ) : (
        <SubjectWork
          key={chosen.name}
          connection={connection}
          subject={{ ...chosen, kind: "tool", inputSchema: { ...chosen.inputSchema } }}
          toRequest={(args) => ({ method: "tools/call", name: chosen.name, args })}
          shown={shown}
        />
      )}
      <div class="side">
        <QuestionQueue connectionIds={[connection.id]} />
        <CallsPanel connection={connection} shown={shown} />
      </div>
    </div>
  );
}
