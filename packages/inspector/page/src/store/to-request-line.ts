import type { Folded, RequestView } from "@mcp-actors/inspector";
import type { OrderedRequest } from "./order-requests.ts";
import type { RequestLine } from "./request-line.ts";

/** A request as its row shows it. */
export function toRequestLine(
  { view, depth }: OrderedRequest,
  { requests, peers }: Pick<Folded, "requests" | "peers">,
): RequestLine {
  const twin = view.twin === undefined ? undefined : requests.get(view.twin);
  return {
    key: view.key,
    depth,
    peer: peers.get(view.peer)?.name ?? view.peer,
    side: isFromServer(view, peers.get(view.peer)?.role) ? "in" : "out",
    id: view.id === undefined ? "" : String(view.id),
    method: view.method,
    subject: view.subject,
    state: view.outcome ?? view.state,
    outcome: view.outcome,
    isError: view.isError === true,
    startedAt: view.startedAt,
    endedAt: view.endedAt,
    phases: view.phases,
    ticks: view.ticks.map(({ at }) => at),
    progress: progressOf(view),
    again: view.attempts.slice(1).map(({ at, why }) => ({ at, why })),
    served: twin && { from: twin.startedAt, to: servedUntil(twin, view) },
  };
}

/** That a process was gone is noticed a while after it was: what waited for it knew better. */
function servedUntil(twin: RequestView, { endedAt }: RequestView): number | undefined {
  if (twin.outcome !== "lost" || twin.endedAt === undefined) return twin.endedAt;
  return Math.min(twin.endedAt, endedAt ?? twin.endedAt);
}

/** Whether a request goes from a server to a client. */
function isFromServer({ side }: RequestView, role: string | undefined): boolean {
  const isServer = role === "server" || role === "model server";
  return isServer === (side === "out");
}

/** How far a request has come, as `16/24`; empty while nobody has said. */
export function progressOf({ ticks }: Pick<RequestView, "ticks">): string {
  const last = ticks.at(-1);
  if (last === undefined) return "";
  return last.total === undefined ? String(last.progress) : `${last.progress}/${last.total}`;
}
