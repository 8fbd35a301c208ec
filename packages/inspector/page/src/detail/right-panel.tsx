import { Empty, Tabs, WholeValues } from "@mcp-actors/ui";
import { useMemo } from "preact/hooks";
import type { Detail } from "../store/detail.ts";
import { readKey } from "../store/read-key.ts";
import { seen } from "../store/seen.ts";
import { showPanel, whole, wish } from "../store/store.ts";
import type { PanelName } from "../store/wish.ts";
import { CallView } from "../views/call-view.tsx";
import { ChaosView } from "../views/chaos-view.tsx";
import { CompareView } from "../views/compare-view.tsx";
import { ConnectionView } from "../views/connection-view.tsx";
import { HealthView } from "../views/health-view.tsx";
import { QuestionsView } from "../views/questions-view.tsx";
import { Boundary } from "./boundary.tsx";
import { ChartTab } from "./chart-tab.tsx";
import { ContextTab } from "./context-tab.tsx";
import { DetailHead } from "./detail-head.tsx";
import { MessagesTab } from "./messages-tab.tsx";
import { SourceTab } from "./source-tab.tsx";
import { TimersTab } from "./timers-tab.tsx";
import { wholeOf } from "./whole-of.ts";

const TABS: readonly PanelName[] = ["chart", "messages", "context", "timers", "source"];

/** What is known of what is selected, or one of the other views. */
export function RightPanel() {
  const { panel, selection } = wish.value;
  return (
    <aside class="right" aria-label="Details">
      <Boundary key={`${panel} ${selection?.key} ${seen.detail?.selection.key}`}>
        {TABS.includes(panel) ? <DetailTabs panel={panel} /> : <OtherView panel={panel} />}
      </Boundary>
    </aside>
  );
}

function OtherView({ panel }: { readonly panel: PanelName }) {
  switch (panel) {
    case "connection":
      return <ConnectionView />;
    case "health":
      return <HealthView />;
    case "call":
      return <CallView />;
    case "questions":
      return <QuestionsView />;
    case "chaos":
      return <ChaosView />;
    default:
      return <CompareView />;
  }
}

function DetailTabs({ panel }: { readonly panel: PanelName }) {
  const detail = seen.detail;
  return (
    <Tabs
      label="Details"
      selected={panel}
      onSelect={(key) => showPanel(TABS.find((name) => name === key) ?? "chart")}
      tabs={[
        { key: "chart", label: "Statechart" },
        { key: "messages", label: "Messages", ...(detail && { count: detail.messages.length }) },
        { key: "context", label: "Context diff" },
        { key: "timers", label: "Timers", ...(detail && { count: runningTimers(detail) }) },
        { key: "source", label: "Source" },
      ]}
    >
      {detail === undefined ? <NothingSelected /> : <Shown detail={detail} panel={panel} />}
    </Tabs>
  );
}

function runningTimers({ request, actor }: Detail): number {
  const timers = (request ?? actor)?.timers ?? [];
  return timers.filter(({ state }) => state === "set").length;
}

function NothingSelected() {
  return (
    <Empty title="Nothing is selected">
      <p>Select an actor, a request or a message: with a click, or with j and k.</p>
    </Empty>
  );
}

function Shown({ detail, panel }: { readonly detail: Detail; readonly panel: PanelName }) {
  const { request, actor, selection } = detail;
  const peer = (request ?? actor)?.peer ?? readKey(selection.key).process;
  const source = useMemo(() => wholeOf((name) => whole(name, peer)), [peer]);
  return (
    <WholeValues.Provider value={source}>
      <DetailHead detail={detail} />
      {panel === "chart" && <ChartTab detail={detail} />}
      {panel === "messages" && <MessagesTab detail={detail} />}
      {panel === "context" && <ContextTab detail={detail} />}
      {panel === "timers" && <TimersTab detail={detail} />}
      {panel === "source" && <SourceTab detail={detail} />}
    </WholeValues.Provider>
  );
}
