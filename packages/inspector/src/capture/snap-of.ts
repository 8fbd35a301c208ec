import type { ActorRefLike, EventObject } from "xstate";
import type { Json, JsonFields, SnapRecord } from "../records/index.ts";
import { cutText } from "../redact/cut-text.ts";
import type { ActorTrack } from "./actor-track.ts";
import type { Press } from "./draft.ts";
import { isPlain } from "./print-fields.ts";

/** What is looked at of a snapshot, of whatever logic. */
export interface SeenSnapshot {
  readonly status: "active" | "done" | "error" | "stopped";
  readonly value?: unknown;
  readonly context?: unknown;
  readonly output?: unknown;
  readonly error?: unknown;
  readonly children?: { readonly [id: string]: ActorRefLike | undefined };
}

type SnapFields = Omit<SnapRecord, "kind" | "peer" | "seq" | "at" | "actor">;

/** How to tell a snapshot; undefined where it says nothing new. */
export function snapOf(
  track: ActorTrack,
  { type }: EventObject,
  { status, value, context }: SeenSnapshot,
): ((press: Press) => SnapFields) | undefined {
  const { context: before } = track;
  const isFirst = type === "xstate.init";
  if (!isFirst && status === "active" && value === track.value && context === before) {
    return undefined;
  }
  track.context = context;
  track.value = value;
  return ({ redactor }) => ({
    type: cutText(type),
    status,
    ...(value !== undefined && { value: redactor.redact(value, VALUE) }),
    ...(context !== undefined && context !== before && contextFields(before, context, redactor)),
  });
}

type Fields = { readonly [key: string]: unknown };

function contextFields(before: unknown, context: unknown, redactor: Press["redactor"]) {
  if (!isPlain(before) || !isPlain(context)) return { context: redactor.redact(context, CONTEXT) };
  const set = changed(before, context);
  const unset = Object.keys(before).filter((key) => !(key in context));
  const printed = redactor.redact(set, CONTEXT);
  const isSame = Object.keys(set).length === 0;
  return {
    ...(!isSame && { set: isFields(printed) ? printed : { "[context]": printed } }),
    ...(unset.length > 0 && { unset: unset.map(cutText) }),
  };
}

function changed(before: Fields, context: Fields): Fields {
  return Object.fromEntries(
    Object.entries(context).filter(([key, value]) => before[key] !== value),
  );
}

function isFields(json: Json): json is JsonFields {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

const VALUE = { kind: "snap", part: "value" };
const CONTEXT = { kind: "snap", part: "context" };
