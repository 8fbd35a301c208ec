import type { HttpRecord, JsonFields, MessageRecord, WireRecord } from "../records/index.ts";
import {
  answerRequest,
  loseRequests,
  noteOnRequest,
  openRequest,
  subjectOf,
} from "./fold-exchanges.ts";
import { headCarries, messageCarried } from "./fold-heads.ts";
import type { FoldState } from "./fold-state.ts";
import { fieldsOf, textOf } from "./json-fields.ts";
import { recordKey, wireKey } from "./keys.ts";
import { matchMessage } from "./match-message.ts";
import { noteFar } from "./note-far.ts";
import type { WireEnd, WireRow, WireView } from "./wire-view.ts";

/** Takes what happened on a wire. */
export function foldWire(state: FoldState, record: WireRecord): void {
  const key = wireKey(record);
  if (state.wires.get(key) === undefined) begin(state, record, key);
  switch (record.what) {
    case "opened":
      break;
    case "closed":
      state.wires.update(key, (view) => ({
        ...view,
        closedAt: record.at,
        ...(record.problem !== undefined && { problem: record.problem }),
      }));
      loseRequests(state, key, record.at);
      break;
    case "http":
      foldHead(state, record);
      break;
    case "unreadable":
      addRow(state, record, {
        what: "unreadable",
        method: "",
        subject: record.problem,
        size: record.excerpt.length,
      });
      break;
    default:
      foldMessage(state, record, key);
  }
}

function foldHead(state: FoldState, record: HttpRecord): void {
  const { wire, request } = headCarries(state, record, recordKey(record)) ?? {};
  const facts = { what: "http", method: headText(record), subject: "", size: 0 } as const;
  addRow(state, record, { ...facts, wire, request });
}

function begin(state: FoldState, record: WireRecord, key: string): void {
  const { peer, at } = record;
  const { address, principal, channel = "wire" } = record.what === "opened" ? record : NOWHERE;
  const view: WireView = {
    key,
    peer,
    channel,
    ...(address !== undefined && { address }),
    ...(principal !== undefined && { principal }),
    openedAt: at,
    sent: 0,
    received: 0,
    sentSize: 0,
    receivedSize: 0,
  };
  state.wires.set(key, view);
  state.peers.update(peer, (row) => ({ ...row, wires: [...row.wires, key] }));
}

function foldMessage(state: FoldState, record: MessageRecord, wire: string): void {
  const { dir, size, times = 1 } = record;
  state.count({ messages: times, size: size * times });
  state.wires.update(wire, (view) =>
    dir === "out"
      ? { ...view, sent: view.sent + times, sentSize: view.sentSize + size * times }
      : {
          ...view,
          received: view.received + times,
          receivedSize: view.receivedSize + size * times,
        },
  );
  noteRevision(state, record);
  noteFar(state, record, wire);
  const row = recordKey(record);
  const request = requestOf(state, record, row);
  messageCarried(state, record, request);
  const method =
    record.method ?? (request === undefined ? "" : (state.requests.get(request)?.method ?? ""));
  addRow(state, record, { what: record.what, method, subject: subjectText(record), size, request });
  matchMessage(state, record, row);
}

function requestOf(state: FoldState, record: MessageRecord, row: string): string | undefined {
  switch (record.what) {
    case "request":
      openRequest(state, record, row);
      return lastRequest(state, record);
    case "notification":
      return noteOnRequest(state, record, row);
    case "batch":
      return undefined;
    default:
      return answerRequest(state, record, row);
  }
}

function lastRequest(state: FoldState, record: MessageRecord): string | undefined {
  return state.open.get(`${wireKey(record)} ${record.dir} ${JSON.stringify(record.id ?? null)}`);
}

type RowFacts = Pick<WireRow, "what" | "method" | "subject" | "size"> & {
  readonly request?: string | undefined;
  /** Where it is not the wire of its record. */
  readonly wire?: string | undefined;
};

function addRow(
  state: FoldState,
  record: Exclude<WireRecord, { what: "opened" | "closed" }>,
  facts: RowFacts,
): void {
  const { peer, at, seq, times = 1 } = record;
  const { request, wire = wireKey(record), ...rest } = facts;
  const end: WireEnd = { peer, wire, at, seq };
  const key = recordKey(record);
  state.messages.set(key, {
    key,
    ...rest,
    ...("id" in record && record.id !== undefined && { id: record.id }),
    ...(record.dir === "out" ? { sent: end } : { received: end }),
    ...(request !== undefined && { request }),
    times,
  });
}

function subjectText({ message, what }: MessageRecord): string {
  const { params, error, result } = fieldsOf(message);
  if (what === "error") return textOf(fieldsOf(error)["message"]) ?? "";
  if (what === "result") return endingOf(fieldsOf(result));
  const { progress, total, level, reason, requestId } = fieldsOf(params);
  if (typeof progress === "number") {
    return typeof total === "number" ? `${progress}/${total}` : String(progress);
  }
  if (requestId !== undefined) return textOf(reason) ?? `#${JSON.stringify(requestId)}`;
  return subjectOf(params) ?? textOf(level) ?? "";
}

/** What a result says that is no answer: it asks, or the tool failed. */
function endingOf({ resultType, isError }: JsonFields): string {
  if (resultType === "input_required") return resultType;
  return isError === true ? "isError" : "";
}

function headText({ verb, url, status }: HttpRecord): string {
  return verb === undefined ? String(status ?? "") : `${verb} ${url ?? ""}`;
}

/** Requests of the modern era say it each, a session says it once. */
function noteRevision(state: FoldState, { peer, message }: MessageRecord): void {
  const { params, result } = fieldsOf(message);
  const asked = fieldsOf(fieldsOf(params)["_meta"])["io.modelcontextprotocol/protocolVersion"];
  const spoken = textOf(asked) ?? textOf(fieldsOf(result)["protocolVersion"]);
  const before = state.peers.get(peer);
  if (spoken === undefined || before === undefined) return;
  if (!Object.is(before.revision, spoken)) state.peers.set(peer, { ...before, revision: spoken });
}

const NOWHERE: { channel?: string; address?: string; principal?: string } = {};
