import { Button } from "@mcp-actors/ui";
import { seen } from "../store/seen.ts";
import { rowsInSight, sight } from "../store/store.ts";
import { axis, chosenAxis, now } from "./axis.ts";
import { zoomAxis } from "./time-axis.ts";

/** Buttons that zoom the axis of time. */
export function AxisControls() {
  return (
    <fieldset class="axis-controls" aria-label="Time axis">
      <Button look="quiet" icon="minus" aria-label="Show more time" onClick={() => zoom(1.6)} />
      <Button look="quiet" icon="plus" aria-label="Show less time" onClick={() => zoom(1 / 1.6)} />
      <Button
        look="quiet"
        aria-pressed={chosenAxis.value === "all"}
        title="Everything (a)"
        onClick={() => {
          chosenAxis.value = "all";
        }}
      >
        All
      </Button>
      <Button look="quiet" title="The requests in sight" onClick={zoomToRows}>
        Rows
      </Button>
      <Button
        look="quiet"
        title="The selected request (z)"
        disabled={seen.detail?.request === undefined}
        onClick={zoomToSelected}
      >
        Selected
      </Button>
    </fieldset>
  );
}

function zoom(factor: number): void {
  const { from, until } = axis.peek();
  chosenAxis.value = zoomAxis({ from, until }, factor, (from + until) / 2);
}

/** Shows the requests whose rows are in sight. */
export function zoomToRows(): void {
  const { rows = [], from: first = 0 } = sight.peek()?.requests ?? {};
  const { from, until } = rowsInSight.requests;
  const inSight = rows.slice(Math.max(0, from - first), Math.max(0, until - first));
  zoomTo(inSight.map(({ startedAt, endedAt }) => [startedAt, endedAt ?? now.peek()] as const));
}

/** Shows the request that is selected, and what is around it. */
export function zoomToSelected(): void {
  const request = sight.peek()?.detail?.request;
  if (request !== undefined) zoomTo([[request.startedAt, request.endedAt ?? now.peek()]]);
}

function zoomTo(spans: readonly (readonly [number, number])[]): void {
  if (spans.length === 0) return;
  const from = spans.reduce((least, [start]) => Math.min(least, start), Number.POSITIVE_INFINITY);
  const until = spans.reduce((most, [, end]) => Math.max(most, end), 0);
  const room = Math.max(500, until - from) * 0.12;
  chosenAxis.value = { from: from - room, until: until + room * 2 };
}
