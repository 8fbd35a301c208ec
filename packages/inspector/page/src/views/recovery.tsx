import { Badge } from "@mcp-actors/ui";
import type { ChaosSight } from "../store/chaos-sight.ts";
import { formatMicros } from "../store/format-micros.ts";
import { travel } from "../store/store.ts";

/** What a recovery shows. */
export interface RecoveryProps {
  readonly visits: ChaosSight["visits"];
}

/** The states that a connection went through last, and how long each took: what came of the trouble. */
export function Recovery({ visits }: RecoveryProps) {
  return (
    <section class="trouble recovery" aria-label="Recovery">
      <b>What its connection went through</b>
      <ol>
        {visits.map(({ state, at, type, step }, place) => {
          const until = visits[place + 1]?.at;
          return (
            <li key={step}>
              <button type="button" title={`By ${type}: go there`} onClick={() => travel({ step })}>
                <Badge tone={state.startsWith("ready") ? "ok" : "warning"}>{state}</Badge>
              </button>
              <span class="took">{until === undefined ? "now" : formatMicros(until - at)}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
