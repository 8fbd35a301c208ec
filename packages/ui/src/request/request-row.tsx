import { useNow } from "../hook/use-now.ts";
import { Icon } from "../part/icon.tsx";
import { isLive } from "../state/request-state.ts";
import { StateMark } from "../state/state-mark.tsx";
import { formatDuration } from "./format-duration.ts";
import { RequestBar } from "./request-bar.tsx";
import type { RequestView } from "./request-view.ts";
import { type TimeScale, timeScaleOf } from "./time-scale.ts";

/** What a request row shows. */
export interface RequestRowProps {
  readonly request: RequestView;
  /** The stretch that the bar is drawn on, default the request's own life. */
  readonly scale?: TimeScale;
}

/** One request on one line: its state, its direction, what it is, its life as a bar and how long it took. */
export function RequestRow({ request, scale }: RequestRowProps) {
  const { state, direction, method, label, note, progress, depth = 0 } = request;
  const now = useNow(isLive(state));
  const elapsed = (request.endedAt ?? now) - request.startedAt;
  return (
    <span class="request-row" data-state={state}>
      <StateMark state={state} />
      <span class="name" style={{ paddingInlineStart: `${depth * 14}px` }}>
        <Icon name={direction} label={direction} />
        <span class="method">{method}</span>
        <span class="label">{label}</span>
      </span>
      <RequestBar request={request} scale={scale ?? timeScaleOf([request], now)} now={now} />
      <span class="elapsed">{formatDuration(elapsed)}</span>
      <span class="note" title={note ?? progress?.message}>
        {note ?? (isLive(state) ? figures(progress) : "")}
      </span>
    </span>
  );
}

function figures(progress: RequestView["progress"]): string {
  if (progress === undefined) return "";
  const { progress: done, total, message = "" } = progress;
  return `${total === undefined ? done : `${done}/${total}`} ${message}`.trim();
}
