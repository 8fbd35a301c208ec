import { formatMicros } from "../store/format-micros.ts";
import type { MethodStats } from "../store/method-stats.ts";
import { look } from "../store/store.ts";

/** What the table of methods shows. */
export interface MethodTableProps {
  readonly methods: readonly MethodStats[];
}

/** How many requests there were of each method, and how long they took. */
export function MethodTable({ methods }: MethodTableProps) {
  return (
    <table class="methods">
      <thead>
        <tr>
          <th>Method</th>
          <th>Count</th>
          <th>In flight</th>
          <th title="Failed, timed out, cancelled, lost or refused">Not ok</th>
          <th>p50</th>
          <th>p95</th>
        </tr>
      </thead>
      <tbody>
        {methods.map(({ method, count, inFlight, failed, p50, p95 }) => (
          <tr key={method}>
            <td>
              <button
                type="button"
                data-look="quiet"
                title="Show these alone"
                onClick={() => look({ filter: `method:${method}` })}
              >
                {method}
              </button>
            </td>
            <td>{count.toLocaleString("en")}</td>
            <td>{inFlight}</td>
            <td data-tone={failed > 0 ? "error" : "neutral"}>{failed}</td>
            <td>{p50 === undefined ? "–" : formatMicros(p50 * 1_000)}</td>
            <td>{p95 === undefined ? "–" : formatMicros(p95 * 1_000)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
