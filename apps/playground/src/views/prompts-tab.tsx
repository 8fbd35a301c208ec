import { Empty, schemaOfArguments } from "@mcp-actors/ui";
import { suggestWith } from "../page/suggest-with.ts";
import { toTexts } from "../page/to-texts.ts";
import { usePlayground } from "../page/use-playground.ts";
import { CallsPanel } from "./calls-panel.tsx";
import { ItemList } from "./item-list.tsx";
import { QuestionQueue } from "./question-queue.tsx";
import { SubjectWork } from "./subject-work.tsx";
import type { TabProps } from "./tools-tab.tsx";

/** The prompts of a server, the form of the chosen one, and the calls that were made. */
export function PromptsTab({ connection }: TabProps) {
  const playground = usePlayground();
  const { items, error, fresh } = connection.lists.prompts;
  const chosen =
    items.value?.find(({ name }) => name === playground.route.item) ?? items.value?.[0];
  const shown = playground.shownCall(connection, "prompts/get", chosen?.name);
  return (
    <div class="work">
      <ItemList
        what="prompts"
        items={items.value?.map(({ name, title, description }) => ({
          key: name,
          title: title ?? name,
          about: description,
        }))}
        error={error.value}
        selected={chosen?.name}
        fresh={fresh.value}
        onSelect={(name) => playground.adjust({ tab: "prompts", item: name })}
      />
      {chosen === undefined ? (
        <Empty title="No prompt is chosen" />
      ) : (
        <SubjectWork
          key={chosen.name}
          connection={connection}
          subject={{
            ...chosen,
            kind: "prompt",
            inputSchema: schemaOfArguments(chosen.arguments ?? []),
          }}
          toRequest={(args) => ({ method: "prompts/get", name: chosen.name, args: toTexts(args) })}
          suggest={suggestWith(connection, { prompt: chosen.name })}
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
