import { listedResources } from "../page/listed-resources.ts";
import { usePlayground } from "../page/use-playground.ts";
import { ResourceWork } from "./resource-work.tsx";
import type { TabProps } from "./tab-props.ts";
import { WorkTab } from "./work-tab.tsx";

/** The resources of a server and their templates, what the chosen one holds, and the calls that were made. */
export function ResourcesTab({ connection }: TabProps) {
  const playground = usePlayground();
  const { resources, templates } = connection.lists;
  const { item } = playground.route;
  const template = templates.items.value?.find((known) => known.uriTemplate === item);
  const uri = template === undefined ? (item ?? resources.items.value?.[0]?.uri) : undefined;
  const shown = playground.shownCall(connection, "resources/read", uri);
  return (
    <WorkTab
      connection={connection}
      shown={shown}
      what="resources"
      items={listedResources(resources.items.value, templates.items.value)}
      error={resources.error.value}
      selected={template?.uriTemplate ?? uri}
      fresh={resources.fresh.value}
      onSelect={(key) => playground.adjust({ tab: "resources", item: key })}
    >
      <ResourceWork connection={connection} template={template} uri={uri} shown={shown} />
    </WorkTab>
  );
}
