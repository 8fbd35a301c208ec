import { Empty, Tabs, WholeValues } from "@mcp-actors/ui";
import { useMemo } from "preact/hooks";
import { Overview } from "../overview/overview.tsx";
import { ReplayView } from "../replay/replay-view.tsx";
import type { Detail } from "../store/detail.ts";
import { readKey } from "../store/read-key.ts";
import { seen } from "../store/seen.ts";
import { ask, showPanel, wish } from "../store/store.ts";
import { DETAIL_PANELS, type PanelName } from "../store/wish.ts";
import { CallView } from "../views/call-view.tsx";
import { ChaosView } from "../views/chaos-view.tsx";
import { CompareView } from "../views/compare-view.tsx";
import { ConnectionView } from "../views/connection-view.tsx";
import { HealthView } from "../views/health-view.tsx";
import { QuestionsView } from "../views/questions-view.tsx";
import { ViewTabs } from "../views/view-tabs.tsx";
import { Boundary } from "./boundary.tsx";
import { ChartTab } from "./chart-tab.tsx";
import { ContextTab } from "./context-tab.tsx";
import { DetailHead } from "./detail-head.tsx";
import { MessagesTab } from "./messages-tab.tsx";
import { SourceTab } from "./source-tab.tsx";
import { TimersTab } from "./timers-tab.tsx";
import { wholeOf } from "./whole-of.ts";

/** What is known of what is selected, or one of the other views. */
export function RightPanel() {
  const { panel, selection } = wish.value;
  const isDetail = DETAIL_PANELS.includes(panel);
  return (
    <aside class="right" aria-label="Details">
      <ViewTabs />
      {/* Tabs stay while what they show changes: whoever walks them keeps the focus. */}
      {isDetail && selection !== undefined ? (
        <DetailTabs panel={panel} />
      ) : (
        <Boundary key={panel}>{isDetail ? <Overview /> : <OtherView panel={panel} />}</Boundary>
      )}
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
    case "replay":
      return <ReplayView />;
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
      onSelect={(key) => showPanel(DETAIL_PANELS.find((name) => name === key) ?? "chart")}
      tabs={[
        { key: "chart", label: "Statechart" },
        { key: "messages", label: "Messages", ...(detail && { count: detail.messages.length }) },
        { key: "context", label: "Context diff" },
        { key: "timers", label: "Timers", ...(detail && { count: runningTimers(detail) }) },
        { key: "source", label: "Source" },
      ]}
    >
      <Boundary key={`${panel} ${detail?.selection.key}`}>
        {detail === undefined ? <NotThere /> : <DetailPanel detail={detail} panel={panel} />}
      </Boundary>
    </Tabs>
  );
}

function runningTimers({ request, actor }: Detail): number {
  const timers = (request ?? actor)?.timers ?? [];
  return timers.filter(({ state }) => state === "set").length;
}

function NotThere() {
  return (
    <Empty title="It is not there at this moment">
      <p>What is selected began later, or is no part of what is open.</p>
    </Empty>
  );
}

function DetailPanel({ detail, panel }: { readonly detail: Detail; readonly panel: PanelName }) {
  const { request, actor, selection } = detail;
  const peer = (request ?? actor)?.peer ?? readKey(selection.key).process;
  const source = useMemo(() => wholeOf((name) => ask({ do: "body", name, peer })), [peer]);
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
