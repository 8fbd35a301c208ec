import type { LeanStep } from "@mcp-actors/machine";
import type { EventObject } from "xstate";
import type { KnownChart } from "../chart/chart-of.ts";
import { isFields } from "../fold/json-fields.ts";
import { toLine } from "../jsonl/to-line.ts";
import type { InspectionRecord, Json } from "../records/index.ts";
import { cutText } from "../redact/cut-text.ts";
import { isPieceOfMany } from "../ring/is-piece-of-many.ts";
import type { Entry } from "./entry.ts";
import { LeanDraft } from "./lean-draft.ts";
import { printTaken } from "./print-taken.ts";
import type { Printing } from "./printing.ts";
import { type Said, saidJson, saidText } from "./said.ts";

const STOP = "xstate.stop";

/** A lean actor takes an event: the event, the actions, the step, the state, perhaps the end. */
export class LeanTaken extends LeanDraft {
  readonly #type: string;
  readonly #step: LeanStep | undefined;
  readonly #chart: KnownChart | undefined;
  readonly #cause: number;
  readonly #said: Said | undefined;

  constructor(entry: Entry) {
    super(entry, entry.actor, entry.span);
    this.#type = entry.name;
    this.#step = entry.step;
    this.#chart = entry.chart;
    this.#cause = entry.cause;
    this.#said = entry.said;
  }

  /** How many records it takes. */
  static spanOf({ type }: EventObject, step: LeanStep | undefined): number {
    if (step === undefined) return type === STOP ? 3 : 2;
    return step.actions.length + (step.target.final ? 4 : 3);
  }

  /** Whether it is the last that its actor takes. */
  static isLast({ name, step }: Pick<Entry, "name" | "step">): boolean {
    return step === undefined ? name === STOP : step.target.final;
  }

  get isPiece(): boolean {
    return isPieceOfMany(this.#type);
  }

  protected get stage(): "ends" | "goes on" {
    return LeanTaken.isLast({ name: this.#type, step: this.#step }) ? "ends" : "goes on";
  }

  records(): readonly InspectionRecord[] {
    const type = cutText(this.#type);
    const said = this.#said && saidJson(this.#said);
    const event = said !== undefined && { event: said };
    const cause = this.#cause > 0 && { cause: this.#cause };
    const ev: InspectionRecord = { kind: "ev", ...this.head(0), type, ...event, ...cause };
    if (this.#step !== undefined) return [ev, ...this.#followed(this.#step, type, said)];
    if (type === STOP) return [ev, ...this.#stopped(type)];
    return [ev, { kind: "step", ...this.head(1), type, edges: [], unhandled: true }];
  }

  print(printing: Printing): string {
    const step = this.#step;
    if (step === undefined) return this.records().map(toLine).join("\n");
    const { peer, seq, after } = this;
    const said = this.#said && saidText(this.#said);
    const [type, cause, chart] = [this.#type, this.#cause, this.#chart];
    return printTaken({ peer, seq, after, type, said, cause, step, chart }, printing);
  }

  #followed(
    { actions, target, definitions }: LeanStep,
    type: string,
    said: Json | undefined,
  ): InspectionRecord[] {
    const after = actions.length + 1;
    const { value, final } = target;
    const edges = definitions.map((definition) => this.#chart?.edgeId(definition) ?? type);
    const acts = actions.map(
      (action, place): InspectionRecord => ({ kind: "act", ...this.head(place + 1), action }),
    );
    const status = final ? "done" : "active";
    const records: InspectionRecord[] = [
      ...acts,
      { kind: "step", ...this.head(after), type, edges, value },
      { kind: "snap", ...this.head(after + 1), type, status, value },
    ];
    if (final) records.push(this.#ended(value, after + 2, said));
    return records;
  }

  /** The outcome of a request says what its last event says. */
  #ended(value: string, place: number, said: Json | undefined): InspectionRecord {
    const output = { status: value, ...(isFields(said) && said) };
    return { kind: "end", ...this.head(place), of: "actor", status: "done", output };
  }

  #stopped(type: string): InspectionRecord[] {
    return [
      { kind: "snap", ...this.head(1), type, status: "stopped" },
      { kind: "end", ...this.head(2), of: "actor", status: "stopped" },
    ];
  }
}
