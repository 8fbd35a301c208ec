import { fieldsOf } from "../fold/json-fields.ts";
import type {
  InspectionRecord,
  Json,
  JsonFields,
  MessageRecord,
  SnapRecord,
  WireRecord,
} from "../records/index.ts";
import { isPieceOfMany } from "./is-piece-of-many.ts";

/**
 * A batch with fewer records: of progress, pieces of streams and states in between only the last is kept, with how
 * many it stands for.
 *
 * Requests, answers, errors, births and ends are all kept, and the order too. Lines that are printed already are left
 * as they are.
 */
export function conflate(batch: readonly InspectionRecord[]): InspectionRecord[];
export function conflate(
  batch: readonly (InspectionRecord | string)[],
  causes: ReadonlySet<number>,
): (InspectionRecord | string)[];
/** @param causes - Numbers of the actions that made something; default those that the records of the batch name. */
export function conflate(
  batch: readonly (InspectionRecord | string)[],
  causes = causesIn(batch),
): (InspectionRecord | string)[] {
  const newest = new Map<string, { record: InspectionRecord; place: number }>();
  const kept: (InspectionRecord | string | undefined)[] = [];
  for (const each of batch) {
    if (typeof each === "string") {
      kept.push(each);
      continue;
    }
    const key = isCause(each, causes) ? undefined : keyOf(each);
    const before = key === undefined ? undefined : newest.get(key);
    const record = before === undefined ? each : joined(before.record, each);
    if (before !== undefined) kept[before.place] = undefined;
    if (key !== undefined) newest.set(key, { record, place: kept.length });
    kept.push(record);
  }
  return kept.filter((record) => record !== undefined);
}

function causesIn(batch: readonly (InspectionRecord | string)[]): ReadonlySet<number> {
  const causes = new Set<number>();
  for (const each of batch) {
    if (typeof each !== "string" && "cause" in each && each.cause !== undefined) {
      causes.add(each.cause);
    }
  }
  return causes;
}

/** Of an action that made something, what it made tells by its number which it was. */
function isCause(record: InspectionRecord, causes: ReadonlySet<number>): boolean {
  return record.kind === "act" && causes.has(record.seq);
}

/** What a record may be one of many of; undefined where each counts. */
function keyOf(record: InspectionRecord): string | undefined {
  if (record.kind === "wire") return wireKey(record);
  if (!("actor" in record) || !isOneOfMany(record)) return undefined;
  return `${record.kind} ${record.peer} ${record.actor} ${nameOf(record)}`;
}

function wireKey(record: WireRecord): string | undefined {
  if (!("message" in record) || !isPiece(record)) return undefined;
  const { peer, wire, dir, method = "" } = record;
  return `wire ${peer} ${wire} ${dir} ${method} ${ownerOf(record)}`;
}

type OfActor = Extract<InspectionRecord, { readonly actor: string }>;

function isOneOfMany(record: OfActor): boolean {
  switch (record.kind) {
    case "ev":
      return record.dead !== true && isPieceOfMany(record.type);
    case "step":
      return record.unhandled !== true && isPieceOfMany(record.type);
    case "snap":
      return record.type !== "xstate.init" && record.status === "active";
    case "timer":
      return record.state === "set";
    default:
      return record.kind === "act";
  }
}

/** What tells it from others of the actor. */
function nameOf(record: OfActor): string {
  switch (record.kind) {
    case "step":
      return `${record.type} ${record.edges.join()}`;
    case "ev":
      return record.type;
    case "timer":
      return record.timer;
    case "act":
      return record.action;
    default:
      return "";
  }
}

function isPiece({ what, method }: MessageRecord): boolean {
  return what === "notification" && method !== undefined && isPieceOfMany(method);
}

function ownerOf({ message }: MessageRecord): string {
  const { progressToken, requestId, id } = fieldsOf(fieldsOf(message)["params"]);
  return JSON.stringify(progressToken ?? requestId ?? id ?? null);
}

function joined(before: InspectionRecord, record: InspectionRecord): InspectionRecord {
  if (!mayRepeat(before) || !mayRepeat(record)) return record;
  const times = (before.times ?? 1) + (record.times ?? 1);
  if (before.kind !== "snap" || record.kind !== "snap") return { ...record, times };
  return { ...joinedContext(before, record), times };
}

/** The kinds that say how many they stand for. */
type Repeated = Extract<InspectionRecord, { readonly times?: number }>;

function mayRepeat(record: InspectionRecord): record is Repeated {
  return REPEATED.has(record.kind);
}

const REPEATED = new Set(["wire", "ev", "step", "act", "snap", "timer"]);

/** The later one tells what changed since the earlier, which nobody will see. */
function joinedContext(before: SnapRecord, after: SnapRecord): SnapRecord {
  if (after.context !== undefined) return after;
  const { set: _set, unset: _unset, ...rest } = after;
  const gone = new Set([...(before.unset ?? []), ...(after.unset ?? [])]);
  const set = { ...before.set, ...after.set };
  for (const key of after.unset ?? []) delete set[key];
  for (const key of Object.keys(set)) gone.delete(key);
  if (before.context !== undefined) return { ...rest, context: patched(before.context, set, gone) };
  return {
    ...rest,
    ...(Object.keys(set).length > 0 && { set }),
    ...(gone.size > 0 && { unset: [...gone] }),
  };
}

function patched(
  context: Json | undefined,
  set: JsonFields,
  gone: ReadonlySet<string>,
): JsonFields {
  const next = { ...fieldsOf(context), ...set };
  return Object.fromEntries(Object.entries(next).filter(([key]) => !gone.has(key)));
}
