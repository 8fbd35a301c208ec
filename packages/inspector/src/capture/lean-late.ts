import type { EventObject } from "xstate";
import type { InspectionRecord, RecordHead } from "../records/index.ts";
import { cutText } from "../redact/cut-text.ts";
import type { Press } from "./draft.ts";
import { LeanDraft } from "./lean-draft.ts";
import { carriedBy, isBare } from "./press-entry.ts";
import { type Said, saidJson, saidLength } from "./said.ts";

/** What is known of an event that comes too late. */
export interface Late {
  readonly actor: string;
  readonly event: EventObject;
  readonly cause: number | undefined;
}

/** An event for a lean actor that has ended. */
export class LeanLate extends LeanDraft {
  readonly #type: string;
  readonly #cause: number | undefined;
  #event: EventObject | undefined;
  #said: Said | undefined;

  constructor(head: RecordHead, { actor, event, cause }: Late) {
    super(head, actor, 1);
    this.#type = event.type;
    this.#event = event;
    this.#cause = cause;
  }

  protected get stage(): "goes on" {
    return "goes on";
  }

  press(press: Press): void {
    const event = this.#event;
    this.#said = event === undefined || isBare(event) ? undefined : carriedBy(event, press);
    this.#event = undefined;
    if (this.#said !== undefined) this.weight += saidLength(this.#said);
  }

  records(): readonly InspectionRecord[] {
    const type = cutText(this.#type);
    const event = this.#said !== undefined && { event: saidJson(this.#said) };
    const cause = this.#cause !== undefined && { cause: this.#cause };
    return [{ kind: "ev", ...this.head(0), type, ...event, ...cause, dead: true }];
  }
}
