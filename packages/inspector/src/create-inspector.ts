import type { InspectedEnd, Inspection, Inspector } from "@mcp-actors/machine";
import { checkKeys, type StartedProcess } from "@mcp-actors/transport";
import type { ActorRefLike } from "xstate";
import type { DraftFeed } from "./capture/draft-feed.ts";
import { INSPECTOR_KEYS } from "./inspector-keys.ts";
import { LiveInspector } from "./live-inspector.ts";
import type { InspectionRecord } from "./records/index.ts";
import type { Asides } from "./redact/asides.ts";
import type { RedactHook } from "./redact/index.ts";
import type { Redactor } from "./redact/redactor.ts";
import type { RingLimits } from "./ring/ring.ts";

/** Whether anything is recorded: `off` nothing, `flight` in memory alone, `live` for whoever subscribed too. */
export type InspectorMode = "off" | "flight" | "live";

/** What an inspector may want of its own; everything has a default. */
export interface InspectorOptions {
  /** Default `live`. */
  readonly mode?: InspectorMode | undefined;
  /** What the process is called, for people. */
  readonly title?: string | undefined;
  /** The process that started this one, if that is inspected too. */
  readonly parent?: string | undefined;
  /** Where the process itself shows a request, for links: a URL with `{actor}` in the place of the session id of its actor. */
  readonly requestUrl?: string | undefined;
  /** Process id; default that of the platform, where there is one. */
  readonly pid?: number | undefined;
  /** A last look at what is about to be recorded, beside the rules that always hold. */
  readonly redact?: RedactHook | undefined;
  /** How many records are kept in memory. */
  readonly ring?: RingLimits | undefined;
  /** How long records may wait to be finished, in ms; default 50. */
  readonly batchAfter?: number | undefined;
  /** How many records may wait; default 2,000. */
  readonly batchSize?: number | undefined;
  /** Microseconds since the Unix epoch; default the platform's clock. */
  readonly now?: (() => number) | undefined;
  /** Hears that the inspector failed so often that it disabled itself; default `console.error`. What it throws or rejects is ignored. */
  readonly onFault?: ((error: unknown) => unknown) | undefined;
}

/** Takes a batch of records, in order. */
export type RecordListener = (records: readonly InspectionRecord[]) => void;

/** Who hears of one end, under its peer id. */
export interface PeerInspection extends Inspection {
  /** Id of the end in `peer` of its records, such as `7f3a9c01.2`. */
  readonly peer: string;
  /** The living actor of a session id; undefined where the end has none. */
  actor(sessionId: string): ActorRefLike | undefined;
}

/** Records what the clients and servers do that it is given to as `inspect`. */
export interface ProcessInspector extends Inspector {
  attach(end: InspectedEnd): PeerInspection;
  /** What passes everything that is recorded, for what else is to be shown. */
  readonly redactor: Pick<Redactor, "redact">;
  /** Id of the process in every `peer`. */
  readonly process: string;
  /** What the process is called, for people. */
  readonly title: string | undefined;
  /** May be set at any time; what lives when it is switched on is found. */
  mode: InspectorMode;
  /** Variables for processes that are started from now on; default none. */
  spawning: (process?: StartedProcess) => { readonly [name: string]: string };
  /**
   * Hears every batch from now on, in mode `live`; leave with the function that is returned.
   *
   * A listener that throws hears nothing more.
   */
  subscribe(listener: RecordListener): () => void;
  /** Everything that is held: first who and what it is about, then the newest records. */
  records(): readonly InspectionRecord[];
  /** The same as it was taken down, for what makes lines of it at once. */
  readonly feed: DraftFeed;
  /** Texts that were cut, for a page that wants to see one whole. */
  readonly asides: Asides;
  /** Notes something down. */
  mark(label: string, detail?: unknown): void;
  /** Finishes what waits, now. */
  flush(): void;
  /** Says that the process ends, and finishes what waits. */
  close(problem?: string): void;
}

/**
 * Makes an inspector of this process.
 *
 * @example See what a client does
 * ```ts
 * const inspector = createInspector();
 * await using client = await connect(target, { inspect: inspector });
 * inspector.subscribe((records) => console.log(records));
 * ```
 */
export function createInspector(options: InspectorOptions = {}): ProcessInspector {
  checkKeys("createInspector", options, INSPECTOR_KEYS);
  return new LiveInspector(options);
}
