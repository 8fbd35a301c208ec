import type {
  EndRecord,
  GapRecord,
  InspectionRecord,
  MarkRecord,
  PeerEndRecord,
  PeerRecord,
} from "../records/index.ts";
import { foldActor } from "./fold-actors.ts";
import { endProcess, enterProcess } from "./fold-process.ts";
import type { FoldState } from "./fold-state.ts";
import { foldWire } from "./fold-wire.ts";
import type { Ailment } from "./health.ts";
import { fieldsOf, textOf } from "./json-fields.ts";
import { actorKey, processOf, recordKey } from "./keys.ts";
import type { PeerView } from "./peer-view.ts";

/** Takes one record into a state. Records of one process are to come in order. */
export function foldRecord(state: FoldState, record: InspectionRecord): void {
  state.step += 1;
  state.at = Math.max(state.at, record.at);
  if (state.from === 0) state.from = record.at;
  state.seen[record.kind] = (state.seen[record.kind] ?? 0) + 1;
  try {
    take(state, record);
  } catch {
    // Whoever wrote it wrote what no record holds; the others are none the worse.
    const { peer, seq, at } = record;
    miss(state, { kind: "gap", peer, seq, at, from: seq, to: seq, lost: 1, why: "fault" });
  }
}

function take(state: FoldState, record: InspectionRecord): void {
  switch (record.kind) {
    case "head":
      enterProcess(state, record);
      break;
    case "peer":
      meet(state, record);
      break;
    case "def":
      state.charts.set(record.hash, record.chart);
      break;
    case "act":
      act(state, record);
      break;
    case "wire":
      foldWire(state, record);
      break;
    case "gap":
      miss(state, record);
      break;
    case "mark":
      mark(state, record);
      break;
    case "end":
      end(state, record);
      break;
    default:
      foldActor(state, record);
  }
}

function meet(state: FoldState, record: PeerRecord): void {
  const { peer: id, role, name, version, target, at } = record;
  const before = state.peers.get(id);
  const view: PeerView = {
    startedAt: at,
    roots: [],
    wires: [],
    calls: 0,
    serving: 0,
    ...before,
    id,
    process: processOf(id),
    role,
    name,
    ...(version !== undefined && { version }),
    ...(target !== undefined && { target }),
  };
  state.peers.set(id, view);
}

function act(
  state: FoldState,
  { peer, seq, actor }: Extract<InspectionRecord, { kind: "act" }>,
): void {
  state.acts.set(recordKey({ peer, seq: 0 }), { seq, actor: actorKey(peer, actor) });
}

function end(state: FoldState, record: EndRecord): void {
  if (record.of === "actor") foldActor(state, record);
  else if (record.of === "process") endProcess(state, record);
  else endPeer(state, record);
}

function endPeer(state: FoldState, { peer, at, problem }: PeerEndRecord): void {
  const ended = { endedAt: at, ...(problem !== undefined && { problem }) };
  state.peers.update(peer, (view) => ({ ...view, ...ended }));
}

function miss(state: FoldState, { at, peer, seq, lost, why }: GapRecord): void {
  state.note("gap", { at, peer, seq, text: `${lost} records are missing: ${why}` }, lost);
}

function mark(state: FoldState, record: MarkRecord): void {
  const { at, peer, seq, label, detail } = record;
  state.marks.set(recordKey(record), record);
  const ailment = ailmentOf(label);
  if (ailment !== undefined) state.note(ailment, { at, peer, seq, text: textFor(label, detail) });
  const revision = label === "session.opened" ? textOf(fieldsOf(detail)["revision"]) : undefined;
  if (revision !== undefined) state.peers.update(peer, (view) => ({ ...view, revision }));
}

function ailmentOf(label: string): Ailment | undefined {
  if (label.endsWith(".failed") || label === "inspector.disabled") return "failure";
  return AILMENTS.get(label);
}

const AILMENTS = new Map<string, Ailment>([
  ["message.stray", "stray"],
  ["message.unreadable", "stray"],
  ["request.duplicate", "stray"],
  ["request.overflowed", "overload"],
  ["notification.dropped", "dropped"],
  ["log.dropped", "dropped"],
]);

function textFor(label: string, detail: MarkRecord["detail"]): string {
  const { method, reason, problem, callback, error } = fieldsOf(detail);
  const words = [method, callback, reason, problem, fieldsOf(error)["message"]].map((word) =>
    textOf(word),
  );
  return [label, ...words.filter((word) => word !== undefined)].join(" · ");
}
