import type { WireView } from "@mcp-actors/inspector";
import { Badge } from "@mcp-actors/ui";
import { formatMicros } from "../store/format-micros.ts";
import { seen } from "../store/seen.ts";
import { formatSize } from "../store/to-wire-line.ts";

/** What the table of wires shows. */
export interface WireTableProps {
  readonly wires: readonly WireView[];
}

/** Every wire that an end had, and what went over it. */
export function WireTable({ wires }: WireTableProps) {
  const { from = 0 } = seen;
  return (
    <table class="wires">
      <thead>
        <tr>
          <th>Opened</th>
          <th>Wire</th>
          <th>State</th>
          <th>Sent</th>
          <th>Received</th>
        </tr>
      </thead>
      <tbody>
        {wires.toReversed().map((wire) => (
          <tr key={wire.key}>
            <td class="time">{formatMicros(wire.openedAt - from)}</td>
            <td>
              {wire.channel} {wire.address}
            </td>
            <td>
              <Badge tone={wire.closedAt === undefined ? "ok" : wire.problem ? "error" : "muted"}>
                {wire.closedAt === undefined ? "open" : (wire.problem ?? "closed")}
              </Badge>
            </td>
            <td>
              {wire.sent} · {formatSize(wire.sentSize)}
            </td>
            <td>
              {wire.received} · {formatSize(wire.receivedSize)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
