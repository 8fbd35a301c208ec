import type { ActorEndRecord, ActorRecord, Json } from "../records/index.ts";
import type { FoldState } from "./fold-state.ts";
import { fieldsOf, textOf } from "./json-fields.ts";
import { recordKey } from "./keys.ts";
import { begin, blank, conclude, isOutcome, link, moved, own, update } from "./request-life.ts";
import type { RequestView } from "./request-view.ts";

/** Machines whose actors stand for one request each. */
const CALL = "call";
const INBOUND = "inboundRequest";

/** Whether an actor is that of a request. */
export function isOfRequest({ name }: ActorRecord): boolean {
  return name === CALL || name === INBOUND;
}

/** An actor was born: if it is that of a request, the request begins, or is the one that just came in. */
export function beginCall(state: FoldState, record: ActorRecord, actor: string): void {
  const { name, peer, at, cause } = record;
  if (name === INBOUND && cause !== undefined) {
    const key = recordKey({ peer, seq: cause });
    if (state.requests.get(key) === undefined) return;
    own(state, key, actor);
    return;
  }
  if (name !== CALL && name !== INBOUND) return;
  const key = recordKey(record);
  const side = name === CALL ? "out" : "in";
  begin(state, {
    ...blank(key, peer, at),
    side,
    state: "queued",
    phases: [{ state: "queued", from: at }],
  });
  own(state, key, actor);
  const asker = state.askers.get(peer);
  if (side === "out" && asker !== undefined) link(state, key, asker);
}

/** What a request is, as its actor was told at birth. */
export function nameRequest(state: FoldState, actor: string, input: Json): void {
  const { method, name } = fieldsOf(input);
  if (typeof method !== "string") return;
  change(state, actor, (view) => ({ ...view, method, subject: textOf(name) ?? view.subject }));
}

/** The actor of a request moved, or its clocks did. */
export function moveRequest(state: FoldState, actor: string, at: number): void {
  const view = state.actors.get(actor);
  const request = state.requests.get(view?.request ?? "");
  if (view === undefined || request === undefined) return;
  const { value, timers } = view;
  const now = typeof value === "string" ? value : request.state;
  const isMoved = now !== request.state && request.outcome === undefined;
  // Most records of an actor say nothing new about its request.
  if (!isMoved && timers === request.timers) return;
  const moving = isMoved && moved(request, now, at);
  state.requests.set(request.key, { ...request, timers, ...moving });
  noteAsker(state, request, { isMoved, isAsking: value === "asking" });
}

/** Which request of a peer asks now: the one that began to last. */
function noteAsker(
  state: FoldState,
  { peer, key }: RequestView,
  { isMoved, isAsking }: { readonly isMoved: boolean; readonly isAsking: boolean },
): void {
  if (isMoved && isAsking) adopt(state, peer, key);
  if (isAsking) state.askers.set(peer, key);
  else if (state.askers.get(peer) === key) state.askers.delete(peer);
}

/** Calls that are looked through for the one that a request asks with. */
const ADOPTED_AMONG = 64;

/** A request asks once its question is on its way: the newest call of its end is that question. */
function adopt(state: FoldState, peer: string, asker: string): void {
  const { size } = state.requests;
  for (let index = size - 1; index >= Math.max(0, size - ADOPTED_AMONG); index -= 1) {
    const request = state.requests.at(index);
    if (request?.peer !== peer || request.side !== "out") continue;
    // Another that asked before may have been taken for the one that asks.
    update(state, request.key, (view) => ({ ...view, parent: asker }));
    return;
  }
}

/** The actor of a request came to its end, and the request with it. */
export function endRequest(state: FoldState, actor: string, record: ActorEndRecord): void {
  const view = state.actors.get(actor);
  if (view?.request === undefined) return;
  const { at, output } = record;
  const { value } = view;
  const outcome = typeof value === "string" && isOutcome(value) ? value : "lost";
  const { reason, cause } = fieldsOf(output);
  const words = textOf(reason) ?? textOf(cause);
  conclude(state, view.request, { outcome, at, ...(words !== undefined && { reason: words }) });
}

function change(state: FoldState, actor: string, next: (view: RequestView) => RequestView): void {
  const request = state.actors.get(actor)?.request;
  if (request !== undefined) update(state, request, next);
}
