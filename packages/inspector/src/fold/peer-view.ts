import type { Json } from "../records/index.ts";

/** A process that tells what goes on in it. */
export interface ProcessView {
  readonly id: string;
  readonly title?: string;
  readonly runtime: string;
  readonly pid?: number;
  /** The process that started it, if that is inspected too. */
  readonly parent?: string;
  /** Where it shows its own requests: a URL with `{actor}` in it. */
  readonly requestUrl?: string;
  /** µs since the Unix epoch, as all moments here. */
  readonly startedAt: number;
  readonly endedAt?: number;
  readonly problem?: string;
}

/** A client, a server, or another root of actors. */
export interface PeerView {
  readonly id: string;
  readonly process: string;
  /** As in the `peer` record: `client`, `server`, `model client`, `model server`, `actors`. */
  readonly role: string;
  readonly name: string;
  readonly version?: string;
  readonly target?: string;
  readonly startedAt: number;
  readonly endedAt?: number;
  /** Why it ended, where that was not meant: its connection failed, or its process is gone. */
  readonly problem?: string;
  /** State of its connection, of a client: that of its machine, such as `ready` or `{ connecting: "dialling" }`. */
  readonly state?: Json;
  /** Revision that is spoken, as last seen on the wire: `2025-11-25`. */
  readonly revision?: string;
  /** Keys of its root actors. */
  readonly roots: readonly string[];
  /** Keys of its wires, open and over. */
  readonly wires: readonly string[];
  /** How many requests are open that it made. */
  readonly calls: number;
  /** How many requests are open that it serves. */
  readonly serving: number;
}
