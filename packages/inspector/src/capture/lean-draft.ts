import type { InspectionRecord, Json, RecordHead } from "../records/index.ts";
import { type Draft, ENVELOPE, type Subject } from "./draft.ts";
import { actorText, lineTime } from "./line-start.ts";
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
  abstract records(): readonly InspectionRecord[];

  protected head(place: number) {
    return { peer: this.peer, seq: this.seq + place, at: this.at, actor: this.actor };
  }

  /** How a line goes on after its kind and peer; the parts in between are the same for all lines of a draft. */
  protected get after(): string {
    return lineTime(this) + actorText(this.actor);
  }
}

/** JSON that was printed. */
export function unprinted(text: string): Json {
  const json: Json = JSON.parse(text);
  return json;
}
