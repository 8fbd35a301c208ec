import type { KnownChart } from "../chart/chart-of.ts";
import type { InspectionRecord } from "../records/index.ts";
import type { Entry } from "./entry.ts";
import { LeanDraft, unprinted } from "./lean-draft.ts";
import { lineStart } from "./line-start.ts";
import { quoted } from "./quoted.ts";
import { saidText } from "./said.ts";

const INIT = "xstate.init";

/** The birth of a lean actor: the actor, its first event, its first state. */
export class LeanBirth extends LeanDraft {
  static readonly span = 3;
  readonly #chart: KnownChart | undefined;
  readonly #cause: number;
  readonly #printed: string;

  constructor(entry: Entry) {
    super(entry, entry.actor, LeanBirth.span);
    this.#chart = entry.chart;
    this.#cause = entry.cause;
    this.#printed = entry.said === undefined ? "null" : saidText(entry.said);
  }

  protected get stage(): "begins" {
    return "begins";
  }

  records(): readonly InspectionRecord[] {
    const { actor } = this;
    const chart = this.#chart;
    const cause = this.#cause > 0 && { cause: this.#cause };
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

  print(): string {
    const { peer, seq, after } = this;
    const id = JSON.stringify(this.actor);
    const { chart, hash } = this.#chart ?? {};
    const cause = this.#cause === 0 ? "" : `,"cause":${this.#cause}`;
    const initial = chart?.nodes[0]?.initial;
    const name = chart === undefined ? "" : `,"name":${JSON.stringify(chart.id)}`;
    const def = hash === undefined ? "" : `,"def":${quoted(hash)}`;
    const value = initial === undefined ? "" : `,"value":${quoted(initial)}`;
    const printed = this.#printed;
    return (
      `${lineStart("actor", peer, seq)}${after},"id":${id},"logic":"machine"${name},"root":${id}${def}${cause}}\n` +
      `${lineStart("ev", peer, seq + 1)}${after},"type":"${INIT}","event":{"input":${printed}}${cause}}\n` +
      `${lineStart("snap", peer, seq + 2)}${after},"type":"${INIT}","status":"active"${value},"context":${printed}}`
    );
  }
}
