import { type CallSubject, Empty, type JsonRecord, type Suggest } from "@mcp-actors/ui";
import type { CallRequest } from "../host/call-request.ts";
import type { HostedConnection } from "../host/hosted-connection.ts";
import type { LiveList } from "../host/live-lists.ts";
import { usePlayground } from "../page/use-playground.ts";
import { SubjectWork } from "./subject-work.tsx";
import { WorkTab } from "./work-tab.tsx";

/** What every thing of a subject tab says of itself. */
interface Subject {
  readonly name: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
}

/** What a subject tab is about: things that are called by name. */
export interface SubjectTabProps<Item extends Subject> {
  readonly connection: HostedConnection;
  /** The tab's own key, which is what its things are called in the plural. */
  readonly tab: "tools" | "prompts";
  readonly list: LiveList<Item>;
  readonly method: CallRequest["method"];
  readonly toSubject: (item: Item) => CallSubject;
  /** The request that filled-in arguments make. */
  readonly toRequest: (name: string, args: JsonRecord) => CallRequest;
  readonly toSuggest?: (name: string) => Suggest;
}

/** The things of one kind of a server, the form of the chosen one, and the calls that were made. */
export function SubjectTab<Item extends Subject>(props: SubjectTabProps<Item>) {
  const { connection, tab, list, method, toSubject, toRequest, toSuggest } = props;
  const playground = usePlayground();
  const items = list.items.value;
  const chosen = items?.find(({ name }) => name === playground.route.item) ?? items?.[0];
  const shown = playground.shownCall(connection, method, chosen?.name);
  return (
    <WorkTab
      connection={connection}
      shown={shown}
      what={tab}
      items={items?.map(({ name, title, description }) => ({
        key: name,
        title: title ?? name,
        about: description,
      }))}
      error={list.error.value}
      selected={chosen?.name}
      fresh={list.fresh.value}
      onSelect={(name) => playground.adjust({ tab, item: name })}
    >
      {chosen === undefined ? (
        <Empty title={`None of the ${tab} is chosen`} />
      ) : (
        <SubjectWork
          key={chosen.name}
          connection={connection}
          subject={toSubject(chosen)}
          toRequest={(args) => toRequest(chosen.name, args)}
          suggest={toSuggest?.(chosen.name)}
          shown={shown}
        />
      )}
    </WorkTab>
  );
}
