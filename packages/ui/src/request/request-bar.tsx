import { MARKS } from "../state/mark.ts";
import { isLive } from "../state/request-state.ts";
import type { RequestView } from "./request-view.ts";
import { shareAt, type TimeScale } from "./time-scale.ts";

/** What a request bar shows. */
export interface RequestBarProps {
  readonly request: RequestView;
  readonly scale: TimeScale;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** One request's life as a bar on a stretch of time: a piece for each state it was in, and a cap where it ended. */
export function RequestBar({ request, scale, now }: RequestBarProps) {
  const { state, startedAt, endedAt = now, phases } = request;
  const pieces = phases ?? [{ state, from: startedAt }];
  const { tone } = MARKS[state];
  return (
    <span class="bar" aria-hidden="true">
      {pieces.map((piece, index) => {
        const until = pieces[index + 1]?.from ?? endedAt;
        return (
          <span
            key={index}
            class="piece"
            data-state={piece.state}
            style={{
              left: `${100 * shareAt(scale, piece.from)}%`,
              width: `${100 * (shareAt(scale, until) - shareAt(scale, piece.from))}%`,
            }}
          />
        );
      })}
      {!isLive(state) && (
        <span class="cap" data-tone={tone} style={{ left: `${100 * shareAt(scale, endedAt)}%` }} />
      )}
    </span>
  );
}
