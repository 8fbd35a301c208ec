import type { HttpRecord, MessageRecord } from "../records/index.ts";
import type { Carried, WaitingHead } from "./carried.ts";
import type { FoldState } from "./fold-state.ts";
import { textOf } from "./json-fields.ts";
import { wireKey } from "./keys.ts";

/** Exchanges and sessions that are remembered, and heads of one end that wait for their message. */
const MOST = { carried: 4000, waiting: 64 };

/**
 * The head of a request or response came or left: what it carries, where that is known by now.
 *
 * Of a client the message is recorded before the head that carries it. Of a server it comes after, on the wire of its
 * session: it is told by its length, and later heads of a session by what is shown of its id.
 */
export function headCarries(
  state: FoldState,
  record: HttpRecord,
  row: string,
): Carried | undefined {
  const exchange = exchangeName(record);
  if (record.verb === undefined) {
    noteAnswer(state, record, exchange);
    return answerCarries(state, record, exchange);
  }
  remember(state, headName(exchange), { wire: wireKey(record), row });
  const carried =
    record.dir === "out" ? takeSent(state, record) : state.carried.get(sessionName(record));
  if (carried !== undefined) remember(state, exchange, carried);
  if (record.dir === "in" && record.verb === "POST")
    waitForMessage(state, record, { row, exchange });
  return carried;
}

/** A message came or left: the head that it belongs to is told of it, or will be. */
export function messageCarried(
  state: FoldState,
  record: MessageRecord,
  request: string | undefined,
): void {
  const carried: Carried = { wire: wireKey(record), request };
  if (record.dir === "out") {
    if (record.exchange !== undefined) remember(state, sentName(carried.wire), carried);
    return;
  }
  const waiting = state.heads.get(record.peer) ?? [];
  const exact = waiting.find(({ length }) => length === record.size);
  const found = exact ?? waiting.find(({ length }) => length >= record.size);
  if (found === undefined) return;
  state.heads.set(
    record.peer,
    waiting.filter((other) => other !== found),
  );
  remember(state, found.exchange, carried);
  state.messages.update(found.row, (row) => ({
    ...row,
    ...(row.received !== undefined && { received: { ...row.received, wire: carried.wire } }),
    ...(request !== undefined && { request }),
  }));
}

/** The row of a request says which status answered it: one that has none waits, or was never answered. */
function noteAnswer(state: FoldState, { status }: HttpRecord, exchange: string): void {
  const name = headName(exchange);
  const { row } = state.carried.get(name) ?? {};
  state.carried.delete(name);
  if (row === undefined || status === undefined) return;
  state.messages.update(row, (view) => ({ ...view, status }));
}

/** A response says which session it opens. */
function answerCarries(
  state: FoldState,
  record: HttpRecord,
  exchange: string,
): Carried | undefined {
  const carried = state.carried.get(exchange);
  const session = sessionOf(record);
  if (carried !== undefined && session !== undefined) {
    if (record.dir === "out") remember(state, sessionName(record), { wire: carried.wire });
    state.wires.update(carried.wire, (view) =>
      view.session === session ? view : { ...view, session },
    );
  }
  return carried;
}

function waitForMessage(
  state: FoldState,
  { peer, headers }: HttpRecord,
  { row, exchange }: Pick<WaitingHead, "row" | "exchange">,
): void {
  const length = Number(textOf(headers["content-length"]) ?? Number.POSITIVE_INFINITY);
  const waiting = state.heads.get(peer) ?? [];
  state.heads.set(peer, [...waiting.slice(-MOST.waiting + 1), { row, exchange, length }]);
}

function takeSent(state: FoldState, record: HttpRecord): Carried | undefined {
  if (record.verb !== "POST") return { wire: wireKey(record) };
  const name = sentName(wireKey(record));
  const carried = state.carried.get(name);
  state.carried.delete(name);
  return carried;
}

function remember(state: FoldState, name: string, carried: Carried): void {
  state.carried.delete(name);
  state.carried.set(name, carried);
  if (state.carried.size <= MOST.carried) return;
  for (const oldest of state.carried.keys()) {
    state.carried.delete(oldest);
    return;
  }
}

function exchangeName(record: HttpRecord): string {
  return `exchange ${wireKey(record)} ${record.exchange}`;
}

function headName(exchange: string): string {
  return `head of ${exchange}`;
}

function sentName(wire: string): string {
  return `sent ${wire}`;
}

function sessionName(record: HttpRecord): string {
  return `session ${record.peer} ${sessionOf(record) ?? ""}`;
}

/** What is shown of the id of its session. */
function sessionOf({ headers }: HttpRecord): string | undefined {
  return textOf(headers["mcp-session-id"]);
}
