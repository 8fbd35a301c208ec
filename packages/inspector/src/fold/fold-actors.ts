import type {
  ActorEndRecord,
  ActorRecord,
  EvRecord,
  Json,
  SnapRecord,
  StepRecord,
  TimerRecord,
} from "../records/index.ts";
import type { ActorView, TimerView } from "./actor-view.ts";
import { loseRequests } from "./fold-exchanges.ts";
import { beginCall, endRequest, isOfRequest, moveRequest, nameRequest } from "./fold-requests.ts";
import type { FoldState } from "./fold-state.ts";
import { fieldsOf, isFields, textOf } from "./json-fields.ts";
import { actorKey } from "./keys.ts";

/** A record about an actor, from its birth to its end. */
export type ActorRecords =
  | ActorRecord
  | EvRecord
  | StepRecord
  | SnapRecord
  | TimerRecord
  | ActorEndRecord;

/** Takes a record about an actor. */
export function foldActor(state: FoldState, record: ActorRecords): void {
  const key = actorKey(record.peer, record.actor);
  if (record.kind === "actor") bear(state, record, key);
  else if (state.actors.get(key) === undefined) state.actors.set(key, stranger(record, key));
  switch (record.kind) {
    case "ev":
      hear(state, record, key);
      break;
    case "step":
      step(state, record, key);
      break;
    case "snap":
      settle(state, record, key);
      break;
    case "timer":
      state.actors.update(key, (view) => ({ ...view, timers: timersAfter(view.timers, record) }));
      moveRequest(state, key, record.at);
      break;
    case "end":
      end(state, record, key);
  }
}

function bear(state: FoldState, record: ActorRecord, key: string): void {
  const { peer, id, name, logic, def } = record;
  const parent = record.parent === undefined ? undefined : actorKey(peer, record.parent);
  state.actors.set(key, {
    ...stranger(record, key),
    id,
    logic,
    ...(name !== undefined && { name }),
    ...(def !== undefined && { def }),
    ...(parent !== undefined && { parent }),
  });
  if (isOfRequest(record)) {
    // There are as many of them as requests, which are listed themselves.
  } else if (parent === undefined)
    state.peers.update(peer, (view) => ({ ...view, roots: [...view.roots, key] }));
  else state.actors.update(parent, (view) => ({ ...view, children: [...view.children, key] }));
  state.count({ actors: 1, activeActors: 1 });
  beginCall(state, record, key);
}

/** One whose birth nobody saw, such as after a gap. */
function stranger({ peer, actor, at, seq }: ActorRecords, key: string): ActorView {
  return {
    key,
    peer,
    actor,
    id: actor,
    logic: "other",
    children: [],
    bornAt: at,
    seq,
    status: "active",
    since: at,
    changed: [],
    timers: [],
    visited: [],
    events: 0,
    unhandled: 0,
    deadLetters: 0,
  };
}

function hear(state: FoldState, record: EvRecord, key: string): void {
  const { times = 1, dead, at, peer, seq, type, event } = record;
  const input = type === "xstate.init" ? fieldsOf(event)["input"] : undefined;
  state.actors.update(key, (view) => ({
    ...view,
    events: view.events + times,
    ...(input !== undefined && { input }),
    ...(dead && { deadLetters: view.deadLetters + times }),
  }));
  if (input !== undefined) nameRequest(state, key, input);
  if (dead) state.note("deadLetter", { at, peer, seq, actor: key, text: type }, times);
}

function step(state: FoldState, record: StepRecord, key: string): void {
  const { at, seq, peer, type, edges, value, unhandled, times = 1 } = record;
  state.actors.update(key, (view) => ({
    ...inState(view, value, at),
    lastStep: { at, seq, type, edges },
    ...(unhandled && { unhandled: view.unhandled + times }),
  }));
  if (unhandled) state.note("unhandled", { at, peer, seq, actor: key, text: type }, times);
  moveRequest(state, key, at);
}

function settle(state: FoldState, record: SnapRecord, key: string): void {
  const { at, status, value, context, set, unset = [], peer, seq, type } = record;
  const before = state.actors.get(key);
  state.actors.update(key, (view) => {
    const isPatched = set !== undefined || unset.length > 0;
    const changed =
      context === undefined
        ? [...Object.keys(set ?? {}), ...unset]
        : Object.keys(fieldsOf(context));
    const next = context ?? (isPatched ? patched(view.context, set ?? {}, unset) : view.context);
    const now = inState(view, value, at);
    return { ...now, status, changed, ...(next !== undefined && { context: next }) };
  });
  const after = state.actors.get(key);
  if (after?.name === "connection" && after.parent === undefined) {
    state.peers.update(peer, (view) => ({ ...view, ...(value !== undefined && { state: value }) }));
    if (isIn(value, "reconnecting") && !isIn(before?.value, "reconnecting")) {
      state.note("retry", { at, peer, seq, actor: key, text: `connection: ${type}` });
    }
    // What nobody is reached by is not answered; of calls their own actors know.
    if (type === UNREACHED) loseOnWires(state, peer, at);
  }
  moveRequest(state, key, at);
}

const UNREACHED = "link.unreached";

function loseOnWires(state: FoldState, peer: string, at: number): void {
  for (const wire of state.peers.get(peer)?.wires ?? []) loseRequests(state, wire, at);
}

function end(state: FoldState, record: ActorEndRecord, key: string): void {
  const { at, peer, seq, status, output, error } = record;
  state.actors.update(key, (view) => ({
    ...view,
    status,
    endedAt: at,
    ...(output !== undefined && { output }),
    ...(error !== undefined && { error }),
  }));
  state.count({ activeActors: -1 });
  if (status === "error")
    state.note("failure", { at, peer, seq, actor: key, text: wordsOf(error) });
  const view = state.actors.get(key);
  if (view?.name === "connection" && view.parent === undefined) {
    const problem = textOf(fieldsOf(output)["cause"]);
    const why = problem !== undefined && { problem };
    state.peers.update(peer, (row) => ({ ...why, ...row, endedAt: at }));
  }
  endRequest(state, key, record);
}

function inState(view: ActorView, value: Json | undefined, at: number): ActorView {
  if (value === undefined || same(value, view.value)) return view;
  const entered = nodesOf(value).filter((node) => !view.visited.includes(node));
  return { ...view, value, since: at, visited: [...view.visited, ...entered] };
}

/** Ids of the chart's nodes that a state value is in. */
function nodesOf(value: Json | undefined, path = ""): string[] {
  if (typeof value === "string") return [path === "" ? value : `${path}.${value}`];
  return Object.entries(fieldsOf(value)).flatMap(([key, inner]) => {
    const node = path === "" ? key : `${path}.${key}`;
    return [node, ...nodesOf(inner, node)];
  });
}

function isIn(value: Json | undefined, name: string): boolean {
  return value === name || (isFields(value) && name in value);
}

function same(a: Json, b: Json | undefined): boolean {
  return a === b || (typeof a === "object" && JSON.stringify(a) === JSON.stringify(b));
}

function patched(
  context: Json | undefined,
  set: SnapRecord["set"],
  unset: readonly string[],
): Json {
  const next = { ...fieldsOf(context), ...set };
  return Object.fromEntries(Object.entries(next).filter(([key]) => !unset.includes(key)));
}

function timersAfter(timers: readonly TimerView[], record: TimerRecord): readonly TimerView[] {
  const { timer: name, state, at, delay, times = 1 } = record;
  const before = timers.find((known) => known.name === name);
  const others = timers.filter((known) => known !== before);
  if (state !== "set")
    return before === undefined ? timers : [...others, { ...before, state, endedAt: at }];
  const restarts = before === undefined ? times - 1 : before.restarts + times;
  const due = delay !== undefined && { delay, due: at + delay * 1000 };
  return [...others, { name, state, setAt: at, restarts, ...due }];
}

function wordsOf(error: Json | undefined): string {
  const { message } = fieldsOf(error);
  return typeof message === "string" ? message : "actor failed";
}
