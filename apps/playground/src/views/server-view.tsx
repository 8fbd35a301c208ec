import { Empty, Tabs } from "@mcp-actors/ui";
import { useEffect } from "preact/hooks";
import type { HostedConnection } from "../host/hosted-connection.ts";
import { placeOf } from "../page/presets.ts";
import { tabsOf } from "../page/tabs-of.ts";
import { usePlayground } from "../page/use-playground.ts";
import { ChaosBar } from "./chaos-bar.tsx";
import { ConnectionNote } from "./connection-note.tsx";
import { QuestionQueue } from "./question-queue.tsx";
import { ServerHeader } from "./server-header.tsx";
import { ServerTab } from "./server-tab.tsx";

/** The server that the hash names, or the one that was chosen. */
export function ServerView() {
  const playground = usePlayground();
  const { at, era = "auto" } = playground.route;
  useEffect(() => {
    const place = placeOf(at);
    if (place !== undefined) playground.connections.choose(playground.connect(place, era));
  }, [at, era, playground]);
  if (at !== undefined && placeOf(at) === undefined) {
    return (
      <Empty title={`No server of this page is at ${at}`}>Pick one at the left, or press C.</Empty>
    );
  }
  const connection = playground.connections.current.value;
  if (connection === undefined) {
    return <Empty title="No server is chosen">Pick one at the left, or press C.</Empty>;
  }
  return <ChosenServer key={connection.id} connection={connection} />;
}

function ChosenServer({ connection }: { readonly connection: HostedConnection }) {
  const playground = usePlayground();
  const tabs = tabsOf(connection);
  const { tab = "tools" } = playground.route;
  const selected = tabs.some(({ key }) => key === tab) ? tab : (tabs[0]?.key ?? "about");
  return (
    <div class="server">
      <ServerHeader connection={connection} />
      <ConnectionNote connection={connection} />
      <ChaosBar label={connection.name} wires={[connection.wire]} />
      {!WORK.has(selected) && <QuestionQueue connectionIds={[connection.id]} />}
      <Tabs
        label={`What ${connection.name} has`}
        tabs={tabs}
        selected={selected}
        onSelect={(key) => playground.adjust({ tab: key, item: undefined })}
      >
        <ServerTab tab={selected} connection={connection} />
      </Tabs>
    </div>
  );
}

/** The tabs that have a place of their own for questions. */
const WORK: ReadonlySet<string> = new Set(["tools", "resources", "prompts"]);
