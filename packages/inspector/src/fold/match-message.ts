import type { MessageRecord } from "../records/index.ts";
import { pairRequests } from "./fold-exchanges.ts";
import type { FoldState } from "./fold-state.ts";
import { fieldsOf } from "./json-fields.ts";
import { recordKey, wireKey } from "./keys.ts";
import type { WireEnd, WireRow, WireView } from "./wire-view.ts";

const PROGRESS = "notifications/progress";
/** Messages that wait for their other end. */
const MOST_WAITING = 2000;
/** How long one may be on its way, in µs; clocks of two processes may differ by some of it. */
const LONGEST_WAY = 60_000_000;

/**
 * Finds what the other end recorded of a message, where that end is inspected too.
 *
 * Nothing on the wire says which two wires are one, so messages are compared: kind, id, method and length. Once one
 * was found the two wires are known to belong together. Of progress each end may keep but the last of several, so that
 * is compared by its token and how far it is.
 */
export function matchMessage(state: FoldState, record: MessageRecord, key: string): void {
  const row = state.messages.get(key);
  if (row === undefined || record.what === "batch") return;
  const likeness = likenessOf(record);
  const waiting = state.unmatched.get(likeness) ?? [];
  const found = waiting.find((other) => fits(state, record, other));
  if (found === undefined) {
    wait(state, likeness, [...waiting.filter((other) => !isLate(state, other, record.at)), key]);
    return;
  }
  const { before, rest } = parted(state, waiting, found);
  if (rest.length === 0) state.unmatched.delete(likeness);
  else state.unmatched.set(likeness, rest);
  join(state, row, found);
  for (const other of before) arrive(state, other, record);
}

function likenessOf({ what, id, method, size, message }: MessageRecord): string {
  if (method === PROGRESS) {
    const { progressToken = null } = fieldsOf(fieldsOf(message)["params"]);
    return `progress ${JSON.stringify(progressToken)}`;
  }
  const name = what === "request" || what === "notification" ? method : "";
  return `${what} ${JSON.stringify(id ?? null)} ${name} ${size}`;
}

/** What waited before the one that was found, on the same wire and of the same kind, came with it; the rest waits on. */
function parted(state: FoldState, waiting: readonly string[], found: string) {
  const row = state.messages.get(found);
  const place = waiting.indexOf(found);
  const before =
    row?.method === PROGRESS
      ? waiting.slice(0, place).filter((other) => isOnSameWire(state, row, other))
      : [];
  return { before, rest: waiting.filter((other) => other !== found && !before.includes(other)) };
}

function isOnSameWire(state: FoldState, row: WireRow, key: string): boolean {
  const other = state.messages.get(key);
  const isSameWay = (row.sent === undefined) === (other?.sent === undefined);
  return isSameWay && onlyEnd(other)?.wire === onlyEnd(row)?.wire;
}

/** The other end has kept no record of its own of it. */
function arrive(state: FoldState, key: string, { peer, at, seq, wire }: MessageRecord): void {
  const end = { peer, wire: wireKey({ peer, wire }), seq };
  state.messages.update(key, (row) =>
    row.sent === undefined
      ? { ...row, sent: { ...end, at: Math.min(at, row.received?.at ?? at) } }
      : { ...row, received: { ...end, at: Math.max(at, row.sent.at) } },
  );
}

function fits(state: FoldState, record: MessageRecord, key: string): boolean {
  const end = onlyEnd(state.messages.get(key));
  if (end === undefined || isLate(state, key, record.at)) return false;
  if (record.method === PROGRESS && !isAsFar(state, record, key)) return false;
  const isOtherWay = (record.dir === "in") === (state.messages.get(key)?.sent !== undefined);
  return isOtherWay && mayBeTwins(state, wireKey(record), end);
}

/** Whether two wires may be one: they are known to be, or of neither anything is known. */
function mayBeTwins(state: FoldState, here: string, end: WireEnd): boolean {
  if (end.wire === here) return false;
  const [wire, other] = [state.wires.get(here), state.wires.get(end.wire)];
  if (wire === undefined || other === undefined || !isAlike(wire, other)) return false;
  const [twinHere, twinThere] = [wire.twin, other.twin];
  if (twinHere === undefined && twinThere === undefined) return true;
  return twinHere === end.wire;
}

/** Both ends of a wire are of one kind, where both say of which. */
function isAlike({ channel: here }: WireView, { channel: there }: WireView): boolean {
  return here === there || here === "wire" || there === "wire";
}

function isAsFar(state: FoldState, record: MessageRecord, key: string): boolean {
  return state.messages.get(key)?.subject === state.messages.get(recordKey(record))?.subject;
}

function onlyEnd(row: WireRow | undefined): WireEnd | undefined {
  return row?.sent ?? row?.received;
}

function isLate(state: FoldState, key: string, at: number): boolean {
  const end = onlyEnd(state.messages.get(key));
  return end === undefined || Math.abs(at - end.at) > LONGEST_WAY;
}

function wait(state: FoldState, likeness: string, keys: readonly string[]): void {
  state.unmatched.delete(likeness);
  state.unmatched.set(likeness, keys);
  if (state.unmatched.size <= MOST_WAITING) return;
  for (const oldest of state.unmatched.keys()) {
    state.unmatched.delete(oldest);
    return;
  }
}

/** The row that was there first stands for both ends. */
function join(state: FoldState, row: WireRow, found: string): void {
  const first = state.messages.get(found);
  const [here, there] = [onlyEnd(row), onlyEnd(first)];
  if (first === undefined || here === undefined || there === undefined) return;
  const isSentFirst = first.sent !== undefined;
  const ends = isSentFirst ? { sent: there, received: here } : { sent: here, received: there };
  const [sender, receiver] = isSentFirst ? [first, row] : [row, first];
  const request = sender.request ?? receiver.request;
  state.messages.set(found, { ...first, ...ends, ...(request !== undefined && { request }) });
  state.messages.set(row.key, { ...row, ...ends, joined: found });
  state.wires.update(here.wire, (wire) => ({ ...wire, twin: there.wire }));
  state.wires.update(there.wire, (wire) => ({ ...wire, twin: here.wire }));
  if (row.what === "request") pairRequests(state, first.request, row.request);
}
