import type { ActorView, Chart } from "@mcp-actors/inspector";
import { Empty, JsonView } from "@mcp-actors/ui";
import { useSignal } from "@preact/signals";
import { ChartPane } from "../chart/chart-pane.tsx";
import type { Detail } from "../store/detail.ts";
import { EndSwitch } from "./end-switch.tsx";

/** What the tab of the statechart shows. */
export interface ChartTabProps {
  readonly detail: Detail;
}

/** The statechart of the actor, lit up, and what it is about. */
export function ChartTab({ detail }: ChartTabProps) {
  const isOther = useSignal(false);
  const { actor, twinActor, charts } = detail;
  const shown = (isOther.value ? twinActor : actor) ?? actor ?? twinActor;
  return (
    <div class="chart-tab">
      {actor !== undefined && twinActor !== undefined && (
        <EndSwitch here={nameOf(actor)} there={nameOf(twinActor)} isOther={isOther} />
      )}
      <ActorChart actor={shown} charts={charts} />
      <About detail={detail} actor={shown} />
    </div>
  );
}

function nameOf({ name, id }: ActorView): string {
  return name ?? id;
}

interface ActorChartProps {
  readonly actor: ActorView | undefined;
  readonly charts: { readonly [hash: string]: Chart };
}

function ActorChart({ actor, charts }: ActorChartProps) {
  if (actor === undefined) {
    return (
      <Empty title="No statechart is known of this">
        <p>Its end is not inspected.</p>
      </Empty>
    );
  }
  const { def, logic } = actor;
  const chart = def === undefined ? undefined : charts[def];
  if (def === undefined || chart === undefined) {
    return (
      <Empty title="There is no statechart of this">
        <p>It is {logic} logic, which has no states.</p>
      </Empty>
    );
  }
  return <ChartPane key={def} hash={def} chart={chart} actor={actor} />;
}

interface AboutProps {
  readonly detail: Detail;
  readonly actor: ActorView | undefined;
}

/** What a request was made with, or what an actor knows. */
function About({ detail: { request }, actor }: AboutProps) {
  if (request?.params !== undefined) {
    const { method, params } = request;
    return (
      <div class="params">
        <JsonView value={{ method, params }} openLevels={4} />
      </div>
    );
  }
  if (actor?.context === undefined) return null;
  return (
    <div class="params">
      <JsonView value={actor.context} label="context" openLevels={1} />
    </div>
  );
}
