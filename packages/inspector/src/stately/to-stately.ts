import type { ActorView } from "../fold/actor-view.ts";
import { foldRecord } from "../fold/fold-record.ts";
import { FoldState } from "../fold/fold-state.ts";
import { fieldsOf } from "../fold/json-fields.ts";
import { actorKey, recordKey, wireKey } from "../fold/keys.ts";
import type { EvRecord, InspectionRecord, MessageRecord, SnapRecord } from "../records/index.ts";
import { configOf } from "./config-of.ts";
import type { StatelyEvent, StatelyEventObject, StatelySnapshot } from "./stately-event.ts";

/** What records can be had of as they come: an inspector is one. */
export interface RecordSource {
  subscribe(listener: (records: readonly InspectionRecord[]) => void): () => void;
}

/** Any inspector of `@statelyai/inspect`. */
export interface StatelyTarget {
  readonly adapter: { send(event: StatelyEvent): void };
}

/**
 * Shows what an inspector records in Stately's, redacted and timed as recorded; leave with the function that is
 * returned.
 *
 * Messages on wires are events between their two ends. Never give it an inspector whose messages leave your machine,
 * unless all of them may.
 */
export function toStately(source: RecordSource, target: StatelyTarget): () => void {
  const writer = new StatelyWriter();
  return source.subscribe((records) => {
    for (const record of records) {
      for (const event of writer.write(record)) target.adapter.send(event);
    }
  });
}

const VERSION = "0.7.2";

/** Makes Stately's messages of records. */
export class StatelyWriter {
  readonly #state = new FoldState();
  readonly #announced = new Set<string>();
  #last = 0;

  /** The messages that a record is, in order. */
  write(record: InspectionRecord): StatelyEvent[] {
    foldRecord(this.#state, record);
    switch (record.kind) {
      case "ev":
        return this.#event(record);
      case "snap":
        return this.#snapshot(record, record.actor, record.type);
      case "end":
        return record.of === "actor" ? this.#snapshot(record, record.actor, "xstate.done") : [];
      case "wire":
        return "message" in record ? this.#message(record) : [];
      default:
        return [];
    }
  }

  #event(record: EvRecord): StatelyEvent[] {
    const key = actorKey(record.peer, record.actor);
    // The first state of an actor is known when its first event was taken.
    if (!this.#announced.has(key)) return [];
    const { type, from } = record;
    const sourceId = from === undefined ? undefined : actorKey(record.peer, from);
    const event = { ...fieldsOf(record.event), type };
    return [{ type: "@xstate.event", ...this.#head(record, key), event, sourceId }];
  }

  #snapshot(record: Pick<SnapRecord, "peer" | "at">, actor: string, type: string): StatelyEvent[] {
    const key = actorKey(record.peer, actor);
    const view = this.#state.actors.get(key);
    if (view === undefined) return [];
    const head = this.#head(record, key);
    const snapshot = snapshotOf(view);
    if (this.#announced.has(key))
      return [{ type: "@xstate.snapshot", ...head, event: { type }, snapshot }];
    return [this.#actor(view, record)];
  }

  #actor(view: ActorView, { at }: Pick<SnapRecord, "at">): StatelyEvent {
    const { key, def, name, id, parent } = view;
    this.#announced.add(key);
    const chart = def === undefined ? undefined : this.#state.charts.get(def);
    return {
      type: "@xstate.actor",
      ...this.#head({ at }, key),
      name: name ?? id,
      snapshot: snapshotOf(view),
      definition: chart && JSON.stringify(configOf(chart)),
      parentId: parent,
    };
  }

  /** A message that both ends saw is shown once. */
  #message(record: MessageRecord): StatelyEvent[] {
    const row = this.#state.messages.get(recordKey(record));
    if (row === undefined || row.joined !== undefined) return [];
    const wire = wireKey(record);
    const here = this.#state.peers.get(record.peer);
    const near = this.#endOf(`${wire} here`, here?.name ?? record.peer, record);
    const far = this.#endOf(`${wire} there`, here?.role === "client" ? "server" : "client", record);
    const [sourceId, sessionId] = record.dir === "out" ? [near.key, far.key] : [far.key, near.key];
    const event: StatelyEventObject = {
      ...fieldsOf(record.message),
      type: row.method || record.what,
    };
    return [
      ...near.told,
      ...far.told,
      { type: "@xstate.event", ...this.#head(record, sessionId), event, sourceId },
    ];
  }

  #endOf(key: string, name: string, { at }: MessageRecord) {
    if (this.#announced.has(key)) return { key, told: [] };
    this.#announced.add(key);
    const head = this.#head({ at }, key);
    const snapshot = { status: "active" } as const;
    const absent = { definition: undefined, parentId: undefined };
    const told: StatelyEvent = { type: "@xstate.actor", ...head, name, snapshot, ...absent };
    return { key, told: [told] };
  }

  #head({ at }: Pick<SnapRecord, "at">, sessionId: string) {
    this.#last += 1;
    const createdAt = String(Math.trunc(at / 1000));
    return {
      rootId: this.#rootOf(sessionId),
      sessionId,
      createdAt,
      id: String(this.#last),
      _version: VERSION,
    };
  }

  #rootOf(key: string): string {
    let root = key;
    for (let view = this.#state.actors.get(key); view !== undefined; ) {
      root = view.key;
      view = view.parent === undefined ? undefined : this.#state.actors.get(view.parent);
    }
    return root;
  }
}

function snapshotOf({ status, value, context, output, error }: ActorView): StatelySnapshot {
  return {
    status,
    ...(value !== undefined && { value }),
    ...(context !== undefined && { context }),
    ...(output !== undefined && { output }),
    ...(error !== undefined && { error }),
  };
}
