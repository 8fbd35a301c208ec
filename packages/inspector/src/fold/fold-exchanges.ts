import type { RequestId } from "@mcp-actors/protocol";
import type { Json, JsonFields, MessageRecord } from "../records/index.ts";
import { askerOnWire } from "./asker-on-wire.ts";
import type { FoldState } from "./fold-state.ts";
import { fieldsOf, textOf } from "./json-fields.ts";
import { recordKey, wireKey } from "./keys.ts";
import { begin, blank, conclude, link, update } from "./request-life.ts";
import type { RequestView } from "./request-view.ts";

/** Rows of messages that a request keeps. */
const MESSAGES = 512;
/** Progress notifications that a request keeps. */
const TICKS = 64;

/** A request was sent or came. */
export function openRequest(state: FoldState, record: MessageRecord, row: string): void {
  const { id, at, seq, dir, message, exchange } = record;
  if (id === undefined) return;
  const known = dir === "out" ? senderOf(state, record) : undefined;
  const key = known ?? recordKey(record);
  if (known === undefined)
    begin(state, { ...fromWire(record, key), ...askerOnWire(state, record) });
  const params = fieldsOf(message)["params"];
  const before = state.requests.get(key);
  const why = before === undefined || before.attempts.length === 0 ? "first" : whyAgain(before);
  if (why === "resent")
    state.note("retry", { at, peer: record.peer, seq, text: record.method ?? "" });
  update(state, key, (view) => ({
    ...view,
    wire: wireKey(record),
    id,
    sentAt: at,
    ...(exchange !== undefined && { exchange }),
    method: record.method ?? view.method,
    subject: subjectOf(params) ?? view.subject,
    ...(params !== undefined && { params }),
    attempts: [...view.attempts, { at, id, seq, why }],
    messages: withRow(view, row),
  }));
  for (const name of namesOf(record)) state.open.set(name, key);
}

/** An answer came or left: the key of its request. */
export function answerRequest(
  state: FoldState,
  record: MessageRecord,
  row: string,
): string | undefined {
  const { id, at, dir, message, what, exchange } = record;
  // An error that has no id is about the request whose response it came in.
  const asked = id ?? (exchange === undefined ? undefined : Number(exchange));
  const name = openName(record, dir === "in" ? "out" : "in", asked);
  const key = state.open.get(name);
  if (key === undefined) return undefined;
  state.open.delete(name);
  const { result, error } = fieldsOf(message);
  const { code, message: words } = fieldsOf(error);
  update(state, key, (view) => ({
    ...view,
    ...(result !== undefined && { result }),
    ...(fieldsOf(result)["isError"] === true && { isError: true }),
    ...(error !== undefined && {
      error: { message: textOf(words) ?? "", ...(typeof code === "number" && { code }) },
    }),
    messages: withRow(view, row),
  }));
  const view = state.requests.get(key);
  if (view !== undefined && view.actor === undefined) {
    const ended = view.side === "out" ? "completed" : "answered";
    conclude(state, key, { outcome: what === "error" ? "failed" : ended, at });
  }
  return key;
}

/** A notification that is about a request: its key. */
export function noteOnRequest(
  state: FoldState,
  record: MessageRecord,
  row: string,
): string | undefined {
  const params = fieldsOf(fieldsOf(record.message)["params"]);
  const { progressToken, requestId } = params;
  if (progressToken !== undefined) return progressed(state, record, { row, params });
  return requestId === undefined ? undefined : cancelled(state, record, { row, params });
}

interface Note {
  readonly row: string;
  readonly params: JsonFields;
}

/** Progress goes the other way than its request. */
function progressed(
  state: FoldState,
  record: MessageRecord,
  { row, params }: Note,
): string | undefined {
  const { at, dir, times = 1 } = record;
  const { progressToken, progress, total } = params;
  const key = state.open.get(openName(record, dir === "in" ? "out" : "in", progressToken, true));
  if (key === undefined || typeof progress !== "number") return key;
  const message = textOf(params["message"]);
  const tick = {
    at,
    progress,
    ...(typeof total === "number" && { total }),
    ...(message !== undefined && { message }),
  };
  update(state, key, (view) => ({
    ...view,
    progressCount: view.progressCount + times,
    ticks: [...view.ticks.slice(-TICKS + 1), tick],
    messages: withRow(view, row),
  }));
  state.count({ progress: times });
  return key;
}

/** A cancel goes the same way as its request. */
function cancelled(
  state: FoldState,
  record: MessageRecord,
  { row, params }: Note,
): string | undefined {
  const { at, dir } = record;
  const key = state.open.get(openName(record, dir, params["requestId"]));
  if (key === undefined) return undefined;
  const reason = textOf(params["reason"]);
  update(state, key, (view) => ({
    ...view,
    ...(reason !== undefined && { reason }),
    messages: withRow(view, row),
  }));
  const view = state.requests.get(key);
  if (view?.actor === undefined) conclude(state, key, { outcome: "cancelled", at });
  return key;
}

function withRow({ messages }: RequestView, row: string): readonly string[] {
  return messages.length < MESSAGES ? [...messages, row] : messages;
}

/** A wire is gone, and what was open on it without an actor is lost. */
export function loseRequests(state: FoldState, wire: string, at: number): void {
  for (const [name, key] of [...state.open]) {
    if (!name.startsWith(`${wire} `)) continue;
    state.open.delete(name);
    const view = state.requests.get(key);
    if (view?.actor === undefined && view?.outcome === undefined)
      conclude(state, key, { outcome: "lost", at });
  }
}

/** Two requests turn out to be one, seen from both ends. */
export function pairRequests(
  state: FoldState,
  one: string | undefined,
  other: string | undefined,
): void {
  if (one === undefined || other === undefined || one === other) return;
  update(state, one, (view) => ({ ...view, twin: other }));
  update(state, other, (view) => ({ ...view, twin: one }));
  for (const [key, twin] of [
    [one, other],
    [other, one],
  ] as const) {
    const parent = state.requests.get(key)?.parent;
    const there = parent === undefined ? undefined : state.requests.get(parent)?.twin;
    if (there !== undefined) link(state, twin, there);
  }
}

function fromWire({ peer, at, dir, method = "" }: MessageRecord, key: string): RequestView {
  return { ...blank(key, peer, at), side: dir, method };
}

/** The request whose actor did the sending. */
function senderOf(state: FoldState, record: MessageRecord): string | undefined {
  const act = state.acts.get(recordKey({ peer: record.peer, seq: 0 }));
  if (act === undefined || act.seq !== record.cause) return undefined;
  const request = state.actors.get(act.actor)?.request;
  return request !== undefined && state.requests.get(request)?.side === "out" ? request : undefined;
}

function whyAgain({ phases }: RequestView): "resent" | "answers" {
  const wasAsked = phases.slice(-3).some((phase) => phase.state === "awaitingInput");
  return wasAsked ? "answers" : "resent";
}

/** What a request is about, where its params say so. */
export function subjectOf(params: Json | undefined): string | undefined {
  const { name, uri } = fieldsOf(params);
  return textOf(name) ?? textOf(uri);
}

/** The names that an open request is found by: its id, and the token of its progress. */
function namesOf(record: MessageRecord): string[] {
  const meta = fieldsOf(fieldsOf(fieldsOf(record.message)["params"])["_meta"]);
  const token = meta["progressToken"] ?? record.id;
  return [openName(record, record.dir, record.id), openName(record, record.dir, token, true)];
}

function openName(
  record: MessageRecord,
  side: "out" | "in",
  id: RequestId | Json | undefined,
  isToken = false,
): string {
  return `${wireKey(record)} ${side}${isToken ? " token" : ""} ${JSON.stringify(id ?? null)}`;
}
