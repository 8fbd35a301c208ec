import type { FoldState } from "./fold-state.ts";
import type { Phase, RequestOutcome, RequestView } from "./request-view.ts";

/** A request of which nothing is known yet. */
export function blank(key: string, peer: string, at: number): RequestView {
  return {
    key,
    peer,
    side: "out",
    method: "",
    subject: "",
    state: "pending",
    startedAt: at,
    phases: [{ state: "pending", from: at }],
    ticks: [],
    progressCount: 0,
    attempts: [],
    timers: [],
    messages: [],
  };
}

/** A request begins. */
export function begin(state: FoldState, view: RequestView): void {
  state.requests.set(view.key, view);
  state.count({ requests: 1, inFlight: 1 });
  busy(state, view, 1);
}

/** An actor stands for a request. */
export function own(state: FoldState, request: string, actor: string): void {
  update(state, request, (view) => ({ ...view, actor }));
  state.actors.update(actor, (view) => ({ ...view, request }));
}

/** A request is part of another. */
export function link(state: FoldState, child: string, parent: string): void {
  update(state, child, (view) => (view.parent === undefined ? { ...view, parent } : view));
}

/** What a request is in another state. */
export function moved(
  { phases }: RequestView,
  now: string,
  at: number,
): Pick<RequestView, "state" | "phases"> {
  return {
    state: now,
    phases: [...closed(phases, at), ...(isOutcome(now) ? [] : [{ state: now, from: at }])],
  };
}

function closed(phases: readonly Phase[], at: number): Phase[] {
  return phases.map((phase) => (phase.to === undefined ? { ...phase, to: at } : phase));
}

/** How a request ends. */
export interface Conclusion {
  readonly outcome: RequestOutcome;
  readonly at: number;
  readonly reason?: string;
}

/** A request comes to its end; nothing more than once. */
export function conclude(state: FoldState, key: string, { outcome, at, reason }: Conclusion): void {
  const view = state.requests.get(key);
  if (view === undefined || view.outcome !== undefined) return;
  update(state, key, (before) => ({
    ...before,
    state: outcome,
    outcome,
    endedAt: at,
    phases: closed(before.phases, at),
    ...(reason !== undefined && { reason }),
  }));
  const { outcomes } = state.tally;
  state.count({ inFlight: -1 });
  state.tally = {
    ...state.tally,
    outcomes: { ...outcomes, [outcome]: outcomes[outcome] + 1 },
  };
  busy(state, view, -1);
}

function busy(state: FoldState, { peer, side }: RequestView, change: number): void {
  state.peers.update(peer, (view) =>
    side === "out"
      ? { ...view, calls: view.calls + change }
      : { ...view, serving: view.serving + change },
  );
}

/** Replaces a request. */
export function update(
  state: FoldState,
  key: string,
  next: (view: RequestView) => RequestView,
): void {
  state.requests.update(key, next);
}

/** Whether a state is an end of a request. */
export function isOutcome(value: string): value is RequestOutcome {
  return OUTCOMES.has(value);
}

const OUTCOMES = new Set(
  "completed answered failed timedOut cancelled lost refused suspended".split(" "),
);
