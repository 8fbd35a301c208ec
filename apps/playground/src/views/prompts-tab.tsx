import { schemaOfArguments } from "@mcp-actors/ui";
import { suggestWith } from "../page/suggest-with.ts";
import { toTexts } from "../page/to-texts.ts";
import { SubjectTab } from "./subject-tab.tsx";
import type { TabProps } from "./tab-props.ts";

/** The prompts of a server. */
export function PromptsTab({ connection }: TabProps) {
  return (
    <SubjectTab
      connection={connection}
      tab="prompts"
      list={connection.lists.prompts}
      method="prompts/get"
      toSubject={(prompt) => ({
        ...prompt,
        kind: "prompt",
        inputSchema: schemaOfArguments(prompt.arguments ?? []),
      })}
      toRequest={(name, args) => ({ method: "prompts/get", name, args: toTexts(args) })}
      toSuggest={(prompt) => suggestWith(connection, { prompt })}
    />
  );
}
