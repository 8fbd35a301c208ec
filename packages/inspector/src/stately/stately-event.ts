import type { Json } from "../records/index.ts";

/** What every message of Stately's inspector has. */
interface StatelyHead {
  readonly rootId: string | undefined;
  readonly sessionId: string;
  /** Milliseconds since the Unix epoch, as text. */
  readonly createdAt: string;
  readonly id: string;
  readonly _version: string;
}

/** State of an actor, as Stately's inspector shows it. */
export interface StatelySnapshot {
  readonly status: "active" | "done" | "error" | "stopped";
  readonly value?: Json;
  readonly context?: Json;
  readonly output?: Json;
  readonly error?: Json;
}

/** An event, as Stately's inspector shows it. */
export interface StatelyEventObject {
  readonly type: string;
  readonly [key: string]: Json;
}

/** A message of Stately's inspector. */
export type StatelyEvent =
  | (StatelyHead & {
      readonly type: "@xstate.actor";
      readonly name: string;
      readonly snapshot: StatelySnapshot;
      /** The machine's config, as the text of its JSON. */
      readonly definition: string | undefined;
      readonly parentId: string | undefined;
    })
  | (StatelyHead & {
      readonly type: "@xstate.event";
      readonly event: StatelyEventObject;
      readonly sourceId: string | undefined;
    })
  | (StatelyHead & {
      readonly type: "@xstate.snapshot";
      readonly event: StatelyEventObject;
      readonly snapshot: StatelySnapshot;
    });
