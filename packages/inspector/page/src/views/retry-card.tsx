import { Icon } from "@mcp-actors/ui";
import { formatMicros } from "../store/format-micros.ts";
import type { Retry } from "../store/sight.ts";
import { now } from "../waterfall/axis.ts";

/** What the card of a wait shows. */
export interface RetryCardProps {
  readonly retry: Retry;
}

/** That a connection waits, until when, and which try comes then; with how much of the wait is left as a bar. */
export function RetryCard({ retry: { at, delay, attempts } }: RetryCardProps) {
  const left = Math.max(0, at - now.value);
  return (
    <section class="card retry" aria-label="Reconnecting">
      <b>
        <Icon name="refresh" />
        Dials again in {formatMicros(left)}
      </b>
      {attempts > 0 && <span class="hint">try {attempts + 1}</span>}
      <div class="left" aria-hidden="true">
        <i style={{ width: `${Math.min(1, left / Math.max(1, delay)) * 100}%` }} />
      </div>
    </section>
  );
}
