import type { TimerView } from "@mcp-actors/inspector";
import { Badge, Empty, type Tone } from "@mcp-actors/ui";
import type { Detail } from "../store/detail.ts";
import { formatMicros } from "../store/format-micros.ts";
import { now } from "../waterfall/axis.ts";

/** What the tab of timers shows. */
export interface TimersTabProps {
  readonly detail: Detail;
}

/** The clocks of what is selected, on both ends. */
export function TimersTab({ detail: { request, actor, twinActor } }: TimersTabProps) {
  const own = request?.timers ?? actor?.timers ?? [];
  const others = twinActor?.timers ?? [];
  if (own.length + others.length === 0) return <Empty title="No clock was set" />;
  return (
    <table class="timers">
      <thead>
        <tr>
          <th>Clock</th>
          <th>State</th>
          <th>Length</th>
          <th>Left</th>
          <th>Set anew</th>
        </tr>
      </thead>
      <tbody>
        {[...own, ...others].map((timer) => (
          <Timer key={`${timer.name} ${timer.setAt}`} timer={timer} />
        ))}
      </tbody>
    </table>
  );
}

function Timer({ timer: { name, state, delay, due, restarts } }: { readonly timer: TimerView }) {
  const left = state === "set" && due !== undefined ? Math.max(0, due - now.value) : undefined;
  const share = left === undefined || delay === undefined ? undefined : left / (delay * 1_000);
  return (
    <tr>
      <td title={name}>{shortName(name)}</td>
      <td>
        <Badge tone={TONES[state]}>{WORDS[state]}</Badge>
      </td>
      <td>{delay === undefined ? "never ends" : formatMicros(delay * 1_000)}</td>
      <td>
        {left !== undefined && formatMicros(left)}
        {share !== undefined && (
          <div class="left" aria-hidden="true">
            <i style={{ width: `${share * 100}%` }} />
          </div>
        )}
      </td>
      <td>{restarts}</td>
    </tr>
  );
}

const TONES: { readonly [State in TimerView["state"]]: Tone } = {
  set: "info",
  cleared: "muted",
  fired: "warning",
};
const WORDS = { set: "running", cleared: "stopped", fired: "expired" } as const;

/** A clock of XState is named after its event. */
function shortName(name: string): string {
  return /^xstate\.after\.([^.]+)\./.exec(name)?.[1] ?? name;
}
