import type { Folded, InspectionRecord } from "@mcp-actors/inspector";
import { actorKey, processOf } from "../../../src/fold/keys.ts";
import { Recording } from "../../../src/fold/recording.ts";
import type { Moment } from "./moment.ts";

/** A recording, and where in it each thing is found. */
export class Timeline {
  readonly #recording = new Recording();
  /** The highest time up to each record: what came late from another process does not go back. */
  readonly #times: number[] = [];
  /** Places of records by process and number. */
  readonly #places = new Map<string, Map<number, number>>();
  readonly #actors = new Map<string, number[]>();
  #seen: { readonly step: number; readonly folded: Folded } | undefined;

  get records(): readonly InspectionRecord[] {
    return this.#recording.records;
  }

  get length(): number {
    return this.#recording.length;
  }

  /** What is known now; it changes as records are added. */
  get now(): Folded {
    return this.#recording.now;
  }

  /** Adds records after those there are. */
  append(records: readonly InspectionRecord[]): void {
    for (const [index, record] of records.entries()) this.#index(record, this.length + index);
    this.#recording.add(records);
  }

  /** What was known after a number of records. */
  at(step: number): Folded {
    if (step >= this.length) return this.now;
    if (this.#seen?.step !== step) this.#seen = { step, folded: this.#recording.at(step) };
    return this.#seen.folded;
  }

  /** How many records a moment comes after. */
  stepOf(moment: Moment): number {
    if (moment === "live") return this.length;
    if ("step" in moment) return Math.min(this.length, Math.max(0, moment.step));
    return this.#stepAt(moment.time);
  }

  /** When the record before a step happened, or one before it, whichever was later. */
  timeOf(step: number): number {
    return this.#times[Math.max(0, Math.min(step, this.#times.length) - 1)] ?? 0;
  }

  /** A record by its process and its number in it. */
  find(process: string, seq: number): InspectionRecord | undefined {
    const place = this.#places.get(process)?.get(seq);
    return place === undefined ? undefined : this.records[place];
  }

  /** Places of the records of an actor, named by `<peer>/<session id>`, in order. */
  ofActor(key: string): readonly number[] {
    return this.#actors.get(key) ?? [];
  }

  #index(record: InspectionRecord, place: number): void {
    this.#times.push(Math.max(record.at, this.#times.at(-1) ?? 0));
    const process = processOf(record.peer);
    const places = this.#places.get(process) ?? new Map<number, number>();
    if (places.size === 0) this.#places.set(process, places);
    places.set(record.seq, place);
    if (!("actor" in record)) return;
    const key = actorKey(record.peer, record.actor);
    const own = this.#actors.get(key);
    if (own === undefined) this.#actors.set(key, [place]);
    else own.push(place);
  }

  #stepAt(time: number): number {
    let low = 0;
    let high = this.#times.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#times[middle] ?? 0) <= time) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
