import type { EventObject } from "xstate";
import { ENVELOPE, type Press } from "./draft.ts";
import type { Entry } from "./entry.ts";
import { sayFields } from "./print-fields.ts";
import { type Said, saidLength } from "./said.ts";

const INPUT = { kind: "ev", part: "input" };
const EVENT = { kind: "ev", part: "event" };

/** Redacts what an entry holds, and weighs it; from then on it holds nothing but JSON. */
export function pressEntry(entry: Entry, press: Press): void {
  const { kind, draft } = entry;
  if (kind === "draft") {
    if (draft === undefined) throw new Error("unreachable: nobody said what was seen");
    draft.press?.(press);
    entry.weight = draft.weight;
    return;
  }
  if (entry.value !== undefined) {
    entry.said = kind === "birth" ? press.facts.print(entry.value, INPUT) : carried(entry, press);
    entry.value = undefined;
  }
  const { said, span } = entry;
  entry.weight = span * ENVELOPE + (said === undefined ? 0 : 2 * saidLength(said));
}

function carried({ key, value }: Entry, press: Press): Said {
  return key === "" ? payload(value, press) : sayFields({ [key]: value }, press, EVENT);
}

function payload(event: unknown, press: Press): Said {
  return isEvent(event) ? carriedBy(event, press) : press.redactor.print(event, EVENT);
}

/** What an event carries beside its type. */
export function carriedBy(event: EventObject, press: Press): Said {
  const { type: _, ...rest } = event;
  return sayFields(rest, press, EVENT);
}

/** Whether an event carries nothing but its type. */
export function isBare(event: EventObject): boolean {
  for (const key in event) if (key !== "type") return false;
  return true;
}

function isEvent(value: unknown): value is EventObject {
  return typeof value === "object" && value !== null && "type" in value;
}
