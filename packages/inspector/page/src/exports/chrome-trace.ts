import type { Folded, RequestView } from "@mcp-actors/inspector";

/** Requests and their phases as a trace that Chrome and Perfetto open. */
export function chromeTrace({
  requests,
  peers,
  from,
}: Pick<Folded, "requests" | "peers" | "from">): string {
  const pids = new Map([...peers.values()].map(({ id }, index) => [id, index + 1]));
  const names = [...peers.values()].map(({ id, name, role }) => ({
    ph: "M",
    name: "process_name",
    pid: pids.get(id) ?? 0,
    args: { name: `${name} (${role})` },
  }));
  const events = [...requests.values()].flatMap((request, index) =>
    eventsOf(request, { pid: pids.get(request.peer) ?? 0, tid: index + 1, from }),
  );
  return JSON.stringify({ traceEvents: [...names, ...events], displayTimeUnit: "ms" });
}

interface Place {
  readonly pid: number;
  readonly tid: number;
  /** What counts as 0, in µs. */
  readonly from: number;
}

function eventsOf(request: RequestView, { pid, tid, from }: Place): object[] {
  const {
    method,
    subject,
    startedAt,
    endedAt = startedAt,
    state,
    outcome,
    params,
    reason,
  } = request;
  const cat = request.side === "out" ? "call" : "served";
  const whole = {
    ph: "X",
    cat,
    name: `${method} ${subject}`.trim(),
    pid,
    tid,
    ts: startedAt - from,
    dur: endedAt - startedAt,
    args: { id: request.id, outcome: outcome ?? state, params, reason },
  };
  const phases = request.phases.map((phase) => ({
    ph: "X",
    cat,
    name: phase.state,
    pid,
    tid,
    ts: phase.from - from,
    dur: (phase.to ?? endedAt) - phase.from,
  }));
  const ticks = request.ticks.map(({ at, progress, total }) => ({
    ph: "i",
    s: "t",
    cat,
    name: total === undefined ? `progress ${progress}` : `progress ${progress}/${total}`,
    pid,
    tid,
    ts: at - from,
  }));
  return [whole, ...phases, ...ticks];
}
