import type { EventObject } from "xstate";
import type { InspectionRecord, Json, RecordHead } from "../records/index.ts";
import { type Draft, ENVELOPE, type Press, type Subject } from "./draft.ts";
import { sayFields } from "./print-fields.ts";
import type { Said } from "./said.ts";
import { Stamped } from "./stamped.ts";

/** What every draft of a lean actor has. */
export abstract class LeanDraft extends Stamped implements Draft {
  readonly actor: string;
  readonly span: number;
  weight: number;

  constructor(head: RecordHead, actor: string, span: number) {
    super(head);
    this.actor = actor;
    this.span = span;
    this.weight = span * ENVELOPE;
  }

  get subject(): Subject {
    return { name: this.actor, stage: this.stage };
  }

  protected abstract readonly stage: Subject["stage"];
  abstract press(press: Press): void;
  abstract records(): readonly InspectionRecord[];

  protected head(place: number) {
    return { peer: this.peer, seq: this.seq + place, at: this.at, actor: this.actor };
  }

  /** How a line goes on after its kind and peer; the parts in between are the same for all lines of a draft. */
  protected get after(): string {
    return `,"at":${this.at},"actor":${JSON.stringify(this.actor)}`;
  }
}

/** What an event carries beside its type; undefined for nothing. */
export function payload(event: EventObject, press: Press): Said | undefined {
  for (const key in event) {
    if (key === "type") continue;
    const { type: _, ...rest } = event;
    return sayFields(rest, press, { kind: "ev", part: "event" });
  }
  return undefined;
}

/** JSON that was printed. */
export function unprinted(text: string): Json {
  const json: Json = JSON.parse(text);
  return json;
}
