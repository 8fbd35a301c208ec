import type { AnyStateMachine } from "xstate";
import { actorKey, processOf, recordKey } from "../fold/keys.ts";
import type { ActorRecord, InspectionRecord, MessageRecord } from "../records/index.ts";
import { type Difference, Refold } from "./refold.ts";

/** What became of a recording that was run again. */
export interface Verification {
  /** Actors that came to the same states. */
  readonly same: number;
  /** Actors whose machine is not at hand, or whose beginning is missing. */
  readonly skipped: number;
  /** Where each of the others differs first. */
  readonly differences: readonly Difference[];
}

/**
 * Runs every recorded machine again on its recorded events, with XState's pure `transition`, and compares states.
 *
 * What was redacted is not there to decide by, so a guard that looks at it may decide otherwise; the same holds for
 * the context that effects wrote.
 *
 * @param machines - The machines, by their ids.
 */
export function verify(
  records: Iterable<InspectionRecord>,
  machines: { readonly [id: string]: AnyStateMachine },
): Verification {
  const run = new Run(machines);
  for (const record of [...records].sort(byNumber)) run.take(record);
  return run.ended();
}

class Run {
  readonly #machines: { readonly [id: string]: AnyStateMachine };
  readonly #folds = new Map<string, Refold>();
  readonly #messages = new Map<string, MessageRecord>();
  #skipped = 0;

  constructor(machines: { readonly [id: string]: AnyStateMachine }) {
    this.#machines = machines;
  }

  take(record: InspectionRecord): void {
    if (record.kind === "wire" && "message" in record) {
      this.#messages.set(recordKey(record), record);
    } else if (record.kind === "actor") this.#begin(record);
    else if ("actor" in record) this.#folds.get(actorKey(record.peer, record.actor))?.take(record);
  }

  ended(): Verification {
    const found = [...this.#folds.values()].map(({ difference }) => difference);
    const differences = found.filter((difference) => difference !== undefined);
    return { same: found.length - differences.length, skipped: this.#skipped, differences };
  }

  #begin({ peer, actor, logic, late, name = "" }: ActorRecord): void {
    if (logic !== "machine") return;
    const machine = late === true ? undefined : this.#machines[name];
    const key = actorKey(peer, actor);
    const messageAt = (seq: number) => this.#messages.get(recordKey({ peer, seq }));
    if (machine === undefined) this.#skipped += 1;
    else this.#folds.set(key, new Refold(key, machine, messageAt));
  }
}

function byNumber(a: InspectionRecord, b: InspectionRecord): number {
  return processOf(a.peer) === processOf(b.peer) ? a.seq - b.seq : 0;
}
