import { createMachine } from "xstate";
import { chartOf } from "../chart/chart-of.ts";
import { fieldsOf, textOf } from "../fold/json-fields.ts";
import { toLine } from "../jsonl/to-line.ts";
import { newProcessId } from "../platform.ts";
import { type Chart, type InspectionRecord, type Json, RECORD_VERSION } from "../records/index.ts";
import { Redactor } from "../redact/redactor.ts";

/** Makes records of what any app sends through `@statelyai/inspect`, redacted as our own are. */
export class StatelyReader {
  /** Process id in `peer` of the records. */
  readonly process = newProcessId();
  readonly #redactor = new Redactor();
  readonly #ended = new Set<string>();
  readonly #charts = new Set<string>();
  #seq = 0;

  /** The records of one message, as lines; none where it is no message of Stately's. */
  read(text: string): readonly string[] {
    return this.records(parsed(text)).map(toLine);
  }

  /** The records of one message. */
  records(message: unknown): readonly InspectionRecord[] {
    const fields = fieldsOf(this.#redactor.redact(message, { kind: "stately", part: "message" }));
    const actor = textOf(fields["sessionId"]);
    const at = Number(fields["createdAt"]) * 1000;
    if (actor === undefined || !Number.isFinite(at)) return [];
    const opened = this.#seq === 0 ? this.#opened(at) : [];
    switch (fields["type"]) {
      case "@xstate.actor":
        return [...opened, ...this.#actor(message, fields, { actor, at })];
      case "@xstate.event":
        return [...opened, this.#event(fields, { actor, at })];
      case "@xstate.snapshot":
        return [...opened, ...this.#snapshot(fields, { actor, at })];
      default:
        return [];
    }
  }

  #opened(at: number): InspectionRecord[] {
    const format = { format: "mcp-actors.records", version: RECORD_VERSION } as const;
    return [
      { kind: "head", peer: this.process, seq: 0, at, ...format, runtime: "@statelyai/inspect" },
      { kind: "peer", ...this.#head(at), role: "actors", name: "XState" },
    ];
  }

  #actor(message: unknown, fields: Fields, { actor, at }: Place): InspectionRecord[] {
    const chart = chartIn(message);
    const told = chart === undefined || this.#charts.has(chart.hash) ? [] : [chart];
    for (const { hash } of told) this.#charts.add(hash);
    const parent = textOf(fields["parentId"]);
    const name = textOf(fields["name"]) ?? actor;
    return [
      ...told.map(
        ({ hash, chart: known }) =>
          ({ kind: "def", ...this.#head(at), hash, chart: known }) as const,
      ),
      {
        kind: "actor",
        ...this.#head(at),
        actor,
        id: name,
        name,
        logic: chart === undefined ? "other" : "machine",
        root: textOf(fields["rootId"]) ?? actor,
        ...(parent !== undefined && { parent }),
        ...(chart !== undefined && { def: chart.hash }),
      },
      ...this.#snapshot({ ...fields, event: { type: "xstate.init" } }, { actor, at }),
    ];
  }

  #event(fields: Fields, { actor, at }: Place): InspectionRecord {
    const { type, ...event } = fieldsOf(fields["event"]);
    const from = textOf(fields["sourceId"]);
    const dead = this.#ended.has(actor);
    return {
      kind: "ev",
      ...this.#head(at),
      actor,
      type: textOf(type) ?? "",
      ...(Object.keys(event).length > 0 && { event }),
      ...(from !== undefined && { from }),
      ...(dead && { dead }),
    };
  }

  #snapshot(fields: Fields, { actor, at }: Place): InspectionRecord[] {
    const { status, value, context, output, error } = fieldsOf(fields["snapshot"]);
    const type = textOf(fieldsOf(fields["event"])["type"]) ?? "";
    const now = statusOf(status);
    const state = {
      ...(value !== undefined && { value }),
      ...(context !== undefined && { context }),
    };
    const snap = { kind: "snap", ...this.#head(at), actor, type, status: now, ...state } as const;
    if (now === "active" || this.#ended.has(actor)) return [snap];
    this.#ended.add(actor);
    const said = { ...(output !== undefined && { output }), ...(error !== undefined && { error }) };
    return [snap, { kind: "end", ...this.#head(at), of: "actor", actor, status: now, ...said }];
  }

  #head(at: number) {
    this.#seq += 1;
    return { peer: `${this.process}.1`, seq: this.#seq, at };
  }
}

type Fields = { readonly [key: string]: Json | undefined };

interface Place {
  readonly actor: string;
  readonly at: number;
}

function statusOf(status: Json | undefined): "active" | "done" | "error" | "stopped" {
  return status === "done" || status === "error" || status === "stopped" ? status : "active";
}

/** The chart of the machine whose config a message carries; its names are redacted as it is read. */
function chartIn(message: unknown): { readonly hash: string; readonly chart: Chart } | undefined {
  if (typeof message !== "object" || message === null || !("definition" in message))
    return undefined;
  const config = typeof message.definition === "string" ? parsed(message.definition) : undefined;
  if (typeof config !== "object" || config === null) return undefined;
  try {
    return chartOf(createMachine(config));
  } catch {
    // One that cannot be read again is an actor without chart.
    return undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
