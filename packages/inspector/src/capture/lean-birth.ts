import type { KnownChart } from "../chart/chart-of.ts";
import type { InspectionRecord, RecordHead } from "../records/index.ts";
import type { Press } from "./draft.ts";
import { LeanDraft, unprinted } from "./lean-draft.ts";
import type { Printing } from "./printing.ts";
import { quoted } from "./quoted.ts";

/** What is known of a lean actor at its birth. */
export interface Birth {
  readonly actor: string;
  readonly facts: unknown;
  readonly chart: KnownChart | undefined;
  readonly cause: number | undefined;
}

const INIT = "xstate.init";

/** The birth of a lean actor: the actor, its first event, its first state. */
export class LeanBirth extends LeanDraft {
  static readonly span = 3;
  readonly #chart: KnownChart | undefined;
  readonly #cause: number | undefined;
  #facts: unknown;
  #printed = "null";

  constructor(head: RecordHead, { actor, facts, chart, cause }: Birth) {
    super(head, actor, LeanBirth.span);
    this.#facts = facts;
    this.#chart = chart;
    this.#cause = cause;
  }

  protected get stage(): "begins" {
    return "begins";
  }

  press({ redactor }: Press): void {
    this.#printed = redactor.print(this.#facts, { kind: "ev", part: "input" });
    this.#facts = undefined;
    this.weight += 2 * this.#printed.length;
  }

  records(): readonly InspectionRecord[] {
    const { actor } = this;
    const chart = this.#chart;
    const cause = this.#cause !== undefined && { cause: this.#cause };
    const name = chart?.chart.id;
    const initial = chart?.chart.nodes[0]?.initial;
    const context = unprinted(this.#printed);
    const value = initial !== undefined && { value: initial };
    const def = chart !== undefined && { def: chart.hash };
    const named = { id: actor, logic: "machine", ...(name !== undefined && { name }) } as const;
    return [
      { kind: "actor", ...this.head(0), ...named, root: actor, ...def, ...cause },
      { kind: "ev", ...this.head(1), type: INIT, event: { input: context }, ...cause },
      { kind: "snap", ...this.head(2), type: INIT, status: "active", ...value, context },
    ];
  }

  print({ entries }: Printing): void {
    const { peer, seq, after } = this;
    const id = JSON.stringify(this.actor);
    const { chart, hash } = this.#chart ?? {};
    const cause = this.#cause === undefined ? "" : `,"cause":${this.#cause}`;
    const initial = chart?.nodes[0]?.initial;
    const name = chart === undefined ? "" : `,"name":${JSON.stringify(chart.id)}`;
    const def = hash === undefined ? "" : `,"def":${quoted(hash)}`;
    const value = initial === undefined ? "" : `,"value":${quoted(initial)}`;
    const printed = this.#printed;
    entries.push(
      `{"kind":"actor","peer":"${peer}","seq":${seq}${after},"id":${id},"logic":"machine"${name},"root":${id}${def}${cause}}`,
      `{"kind":"ev","peer":"${peer}","seq":${seq + 1}${after},"type":"${INIT}","event":{"input":${printed}}${cause}}`,
      `{"kind":"snap","peer":"${peer}","seq":${seq + 2}${after},"type":"${INIT}","status":"active"${value},"context":${printed}}`,
    );
  }
}
