import { Empty, Panel, VirtualList } from "@mcp-actors/ui";
import { useRef } from "preact/hooks";
import { seen } from "../store/seen.ts";
import { select, wish } from "../store/store.ts";
import { useCursor } from "../views/use-cursor.ts";
import { AxisControls } from "./axis-controls.tsx";
import { AxisLabels } from "./axis-labels.tsx";
import { Legend } from "./legend.tsx";
import { RequestRows } from "./request-rows.tsx";
import { ROW_HEIGHT } from "./row-height.ts";
import { useAxisGestures } from "./use-axis-gestures.ts";
import { WaterfallCanvas } from "./waterfall-canvas.tsx";

/** Every request as a row: what it is, and its life as a bar on one axis of time. */
export function Waterfall() {
  const body = useRef<HTMLDivElement>(null);
  useAxisGestures(body);
  const requests = seen.requests;
  const { selected, walk } = useCursor(requests, {
    selected: requests?.selected,
    take: ({ key }) => {
      select({ kind: "request", key });
      return true;
    },
  });
  return (
    <Panel
      title={<Title count={requests?.count ?? 0} filter={requests?.filter ?? ""} />}
      class="waterfall"
      aside={<Legend />}
    >
      <div class="waterfall-body" ref={body}>
        <div class="axis">
          <AxisControls />
          <AxisLabels />
        </div>
        <div class="fill">
          {requests !== undefined && requests.count > 0 && (
            <>
              <VirtualList
                label="Requests"
                count={requests.count}
                rowHeight={ROW_HEIGHT}
                selected={selected}
                onSelect={walk}
                renderRows={(from, until, Row) => (
                  <RequestRows slice={requests} from={from} until={until} Row={Row} />
                )}
              />
              <WaterfallCanvas slice={requests} list={body} />
            </>
          )}
          {requests?.count === 0 && <NoRequests />}
        </div>
      </div>
    </Panel>
  );
}

interface TitleProps {
  readonly count: number;
  /** What they were filtered by. */
  readonly filter: string;
}

function Title({ count, filter }: TitleProps) {
  return (
    <>
      Requests{" "}
      <span class="many" data-filter={filter}>
        {count.toLocaleString("en")}
      </span>
    </>
  );
}

function NoRequests() {
  if (wish.value.filter !== "") return <Empty title="No request fits the filter" />;
  return (
    <Empty title="No requests yet">
      <p>They appear here as soon as a client calls something.</p>
    </Empty>
  );
}
