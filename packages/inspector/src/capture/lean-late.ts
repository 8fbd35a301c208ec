import type { EventObject } from "xstate";
import type { InspectionRecord, RecordHead } from "../records/index.ts";
import { cutText } from "../redact/cut-text.ts";
import type { Press } from "./draft.ts";
import { LeanDraft, payload } from "./lean-draft.ts";
import type { Taken } from "./lean-taken.ts";
import { type Said, saidJson, saidLength } from "./said.ts";

/** An event for a lean actor that has ended. */
export class LeanLate extends LeanDraft {
  readonly #type: string;
  readonly #cause: number | undefined;
  #event: EventObject | undefined;
  #said: Said | undefined;

  constructor(head: RecordHead, { actor, event, cause }: Pick<Taken, "actor" | "event" | "cause">) {
    super(head, actor, 1);
    this.#type = event.type;
    this.#event = event;
    this.#cause = cause;
  }

  protected get stage(): "goes on" {
    return "goes on";
  }

  press(press: Press): void {
    this.#said = this.#event && payload(this.#event, press);
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
