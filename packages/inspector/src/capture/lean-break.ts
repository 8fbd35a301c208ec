import type { InspectionRecord, RecordHead } from "../records/index.ts";
import type { Press } from "./draft.ts";
import { LeanDraft, unprinted } from "./lean-draft.ts";

/** A lean actor that an effect of its own broke. */
export class LeanBreak extends LeanDraft {
  #error: unknown;
  #printed = "null";

  constructor(
    head: RecordHead,
    { actor, error }: { readonly actor: string; readonly error: unknown },
  ) {
    super(head, actor, 1);
    this.#error = error;
  }

  protected get stage(): "ends" {
    return "ends";
  }

  press({ redactor }: Press): void {
    this.#printed = redactor.print(this.#error, { kind: "end", part: "error" });
    this.#error = undefined;
    this.weight += this.#printed.length;
  }

  records(): readonly InspectionRecord[] {
    const error = unprinted(this.#printed);
    return [{ kind: "end", ...this.head(0), of: "actor", status: "error", error }];
  }
}
