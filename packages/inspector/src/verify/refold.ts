import { messageOf } from "@mcp-actors/protocol";
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  initialTransition,
  transition,
} from "xstate";
import { fieldsOf } from "../fold/json-fields.ts";
import {
  type EvRecord,
  type InspectionRecord,
  type Json,
  type MessageRecord,
  partOf,
  type SnapRecord,
} from "../records/index.ts";

/** Where a recording and its machine part ways. */
export interface Difference {
  /** `<peer>/<session id>`. */
  readonly actor: string;
  /** Number of the record that differs. */
  readonly seq: number;
  /** Type of the event. */
  readonly type: string;
  readonly recorded: Json;
  /** State value that the machine came to, or why it came to none. */
  readonly replayed: unknown;
}

const INIT = "xstate.init";
const STOP = "xstate.stop";

/** One machine, run on the events of its recording. */
export class Refold {
  /** The first difference. */
  difference: Difference | undefined;
  readonly #actor: string;
  readonly #machine: AnyStateMachine;
  readonly #messageAt: (seq: number) => MessageRecord | undefined;
  #snapshot: AnyMachineSnapshot | undefined;
  #waiting: EvRecord[] = [];

  constructor(
    actor: string,
    machine: AnyStateMachine,
    messageAt: (seq: number) => MessageRecord | undefined,
  ) {
    this.#actor = actor;
    this.#machine = machine;
    this.#messageAt = messageAt;
  }

  take(record: InspectionRecord): void {
    if (this.difference !== undefined) return;
    if (record.kind === "ev" && record.dead !== true) this.#waiting.push(record);
    else if (record.kind === "snap" && record.type !== STOP) this.#compare(record);
  }

  #compare(record: SnapRecord): void {
    const { seq, type, value = null } = record;
    try {
      this.#catchUp(type);
      const replayed: unknown = this.#snapshot?.value;
      if (JSON.stringify(replayed) !== JSON.stringify(value)) this.#differ(record, replayed);
    } catch (error) {
      this.difference = {
        actor: this.#actor,
        seq,
        type,
        recorded: value,
        replayed: messageOf(error),
      };
    }
  }

  #differ({ seq, type, value = null }: SnapRecord, replayed: unknown): void {
    this.difference = { actor: this.#actor, seq, type, recorded: value, replayed };
  }

  /** Takes the events up to the one that a snapshot is of; later ones waited while it was taken. */
  #catchUp(type: string): void {
    const place = this.#waiting.findIndex((event) => event.type === type);
    for (const event of this.#waiting.splice(0, place + 1)) this.#step(event);
  }

  #step(record: EvRecord): void {
    const fields = this.#resolved(record.event);
    if (record.type === INIT) {
      [this.#snapshot] = initialTransition(this.#machine, fields["input"]);
      return;
    }
    if (this.#snapshot === undefined) throw new Error("Recording has no beginning");
    const event: EventObject = { ...fields, type: record.type };
    [this.#snapshot] = transition(this.#machine, this.#snapshot, event);
  }

  /** What stands in a message is taken from there. */
  #resolved(event: Json | undefined): { readonly [key: string]: Json | undefined } {
    const entries = Object.entries(fieldsOf(event)).map(([key, value]) => {
      const place = partOf(value);
      if (place === undefined) return [key, value] as const;
      return [key, fieldsOf(this.#messageAt(place.seq)?.message)[place.part]] as const;
    });
    return Object.fromEntries(entries);
  }
}
