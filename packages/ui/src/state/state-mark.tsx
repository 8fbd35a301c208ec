import type { ConnectionState } from "@mcp-actors/machine";
import { MARKS } from "./mark.ts";
import type { RequestState } from "./request-state.ts";

/** What a state mark shows. */
export interface StateMarkProps {
  readonly state: RequestState | ConnectionState;
  /** Default false: the shape alone, its words left to screen readers and a tooltip. */
  readonly withText?: boolean;
}

/** Where a request or a connection stands, told by colour, shape and words. */
export function StateMark({ state, withText = false }: StateMarkProps) {
  const { text, tone, strokes, areas = [] } = MARKS[state];
  return (
    <span class="state-mark" data-tone={tone} data-state={state} title={text}>
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        {areas.map((path) => (
          <path key={path} d={path} class="area" />
        ))}
        {strokes.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
      <span class={withText ? "text" : "unseen"}>{text}</span>
    </span>
  );
}
