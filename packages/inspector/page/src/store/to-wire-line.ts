import type { Folded, WireRow } from "@mcp-actors/inspector";
import { type Fate, fateOf } from "./fate-of.ts";
import type { WireColumns } from "./wire-columns.ts";
import type { WireLine, WireLook } from "./wire-line.ts";

/** A message as its row shows it. */
export function toWireLine(
  row: WireRow,
  columns: WireColumns,
  folded: Pick<Folded, "requests" | "wires" | "peers">,
): WireLine {
  const fate = fateOf(row, folded);
  const look = fate === undefined ? lookOf(row) : lookOfFate(fate);
  return {
    key: row.key,
    look,
    id: String(row.id ?? folded.requests.get(row.request ?? "")?.id ?? ""),
    label: fate === undefined ? labelOf(row, look) : `${fate.words} · ${row.method}`,
    reason: fate?.reason,
    request: row.request,
    ...columns.endsOf(row),
    sentAt: row.sent?.at,
    receivedAt: row.received?.at,
    times: row.times,
    size: row.size,
  };
}

function lookOfFate({ isMeant }: Fate): WireLook {
  return isMeant ? "cancel" : "error";
}

function lookOf({ what, method, subject }: WireRow): WireLook {
  if (method === "notifications/progress") return "progress";
  if (method === "notifications/cancelled") return "cancel";
  if (what === "batch") return "request";
  // That the tool failed is told in a result.
  if (what === "result" && subject === "isError") return "error";
  if (what === "http" && /^[45]/.test(method)) return "error";
  return what;
}

function labelOf({ what, method, subject, size }: WireRow, look: WireLook): string {
  if (look === "error" && what === "result") return `error result · ${formatSize(size)}`;
  if (look === "progress") return `progress ${subject}`.trim();
  if (look === "result") return ["result", subject, formatSize(size)].filter(Boolean).join(" · ");
  if (look === "error" && what !== "http") return subject === "" ? "error" : `error · ${subject}`;
  return subject === "" ? method : `${method} · ${subject}`;
}

/** A number of characters as people read it: `655 B`, `3.1 kB`. */
export function formatSize(size: number): string {
  if (size < 1_000) return `${size} B`;
  return size < 1_000_000
    ? `${(size / 1_000).toFixed(1)} kB`
    : `${(size / 1_000_000).toFixed(1)} MB`;
}
