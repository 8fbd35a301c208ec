import type { InspectionRecord, JsonFields, SnapRecord } from "@mcp-actors/inspector";
import { isRecord } from "@mcp-actors/protocol";
import { stateText } from "../../../src/chart/state-paths.ts";
import type { ChangedKey, ContextChange } from "./detail.ts";

/** A record and the number of records up to it. */
export interface Stepped {
  readonly step: number;
  readonly record: InspectionRecord;
}

/** What each event changed in the context of an actor, and the state that it led to; those without any effect left out. */
export function contextChanges(records: readonly Stepped[]): readonly ContextChange[] {
  let context: JsonFields = {};
  let state = "";
  const changes: ContextChange[] = [];
  for (const { step, record } of records) {
    if (record.kind === "step" && record.unhandled === true) {
      changes.push({
        step,
        at: record.at,
        type: record.type,
        state,
        changes: [],
        isUnhandled: true,
      });
    }
    if (record.kind !== "snap") continue;
    const next = nextContext(context, record);
    const keys = changedKeys(context, next);
    const led = record.value === undefined ? state : stateText(record.value);
    if (keys.length > 0 || led !== state || changes.length === 0) {
      const { at, type } = record;
      changes.push({ step, at, type, state: led, changes: keys, isUnhandled: false });
    }
    context = next;
    state = led;
  }
  return changes;
}

function nextContext(context: JsonFields, { context: whole, set, unset }: SnapRecord): JsonFields {
  if (whole !== undefined) return isRecord(whole) ? whole : { value: whole };
  if (set === undefined && unset === undefined) return context;
  const next = { ...context, ...set };
  for (const key of unset ?? []) delete next[key];
  return next;
}

function changedKeys(before: JsonFields, after: JsonFields): readonly ChangedKey[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys]
    .filter((key) => before[key] !== after[key])
    .map((key) => ({ key, before: before[key], after: after[key] }));
}
