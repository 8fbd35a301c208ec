import type { InspectedEnd } from "@mcp-actors/machine";
import type { DraftFeed, FeedListener } from "./capture/draft-feed.ts";
import { draftOf } from "./capture/draft-of.ts";
import { EndCapture, type ProcessPlace } from "./capture/end-capture.ts";
import type { Entry } from "./capture/entry.ts";
import { Lasting } from "./capture/lasting.ts";
import { Recorder } from "./capture/recorder.ts";
import { unfinished } from "./capture/unfinished.ts";
import type {
  InspectorMode,
  InspectorOptions,
  PeerInspection,
  ProcessInspector,
  RecordListener,
} from "./create-inspector.ts";
import { microseconds, newProcessId, platform } from "./platform.ts";
import { printFault } from "./print-fault.ts";
import { type HeadRecord, type InspectionRecord, RECORD_VERSION } from "./records/index.ts";
import { Asides } from "./redact/asides.ts";
import { cutText } from "./redact/cut-text.ts";
import type { Redactor } from "./redact/redactor.ts";
import { Ring } from "./ring/ring.ts";

/** Ends after which those that are gone are looked for. */
const FEW = 64;

/** The inspector of a process, and what it heard. */
export class LiveInspector implements ProcessInspector {
  readonly process = newProcessId();
  readonly asides = new Asides();
  readonly title: string | undefined;
  spawning: ProcessInspector["spawning"] = () => ({});
  readonly #options: InspectorOptions;
  readonly #recorder: Recorder;
  readonly #ring: Ring;
  readonly #place: ProcessPlace;
  readonly #ends = new Set<WeakRef<EndCapture>>();
  readonly #listeners = new Set<RecordListener>();
  readonly #feeds = new Set<FeedListener>();
  readonly #head: HeadRecord;
  readonly #lasting = new Lasting();
  #mode: InspectorMode;
  #peers = 0;
  #wires = 0;
  #room = FEW;

  constructor(options: InspectorOptions) {
    const { now = microseconds, batchAfter = 50, batchSize = 2000, onFault = printFault } = options;
    this.#options = options;
    this.title = options.title === undefined ? undefined : cutText(options.title);
    this.#mode = options.mode ?? "live";
    this.#ring = new Ring(options.ring);
    this.#recorder = new Recorder({
      process: this.process,
      redact: options.redact,
      asides: this.asides,
      now,
      batchAfter,
      batchSize,
      ring: this.#ring,
      keep: (record) => this.#lasting.keep(record),
      pressed: (count) => this.#pressed(count),
      onFault,
    });
    this.#place = {
      recorder: this.#recorder,
      charts: new Set(),
      isActive: () => this.#mode !== "off" && !this.#recorder.isBroken,
      nextWire: () => {
        this.#wires += 1;
        return this.#wires;
      },
      spawned: (process) => this.spawning(process),
    };
    this.#head = this.#headAt(now());
  }

  get redactor(): Pick<Redactor, "redact"> {
    return this.#recorder.press.redactor;
  }

  get mode(): InspectorMode {
    return this.#mode;
  }

  set mode(mode: InspectorMode) {
    const wasOff = this.#mode === "off";
    this.#mode = mode;
    if (mode === "off" && !wasOff) this.#recorder.flush();
    if (mode === "off" || !wasOff) return;
    for (const reference of this.#ends) {
      const end = reference.deref();
      if (end === undefined) this.#ends.delete(reference);
      else {
        end.introduce();
        end.catchUp();
      }
    }
  }

  readonly feed: DraftFeed = {
    lastLost: () => this.#ring.lastLost,
    standing: () => {
      const known = new Set(this.feed.held().map(({ lasting }) => lasting));
      return [this.#head, ...[...this.#lasting.values()].filter((record) => !known.has(record))];
    },
    held: (after = 0) => {
      this.flush();
      const entries = this.#ring.entries();
      return entries.filter(({ seq, span }) => seq + span > after + 1).map(draftOf);
    },
    hear: (listener) => {
      this.#feeds.add(listener);
      return () => this.#feeds.delete(listener);
    },
  };

  readonly attach = (end: InspectedEnd): PeerInspection => {
    this.#peers += 1;
    const capture = new EndCapture(this.#place, `${this.process}.${this.#peers}`, end);
    this.#ends.add(new WeakRef(capture));
    if (this.#ends.size >= this.#room) this.#forgetGone();
    return capture;
  };

  subscribe(listener: RecordListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  records(): readonly InspectionRecord[] {
    const held = this.feed.held().flatMap((draft) => draft.records());
    return [...this.feed.standing(), ...this.#gap(held[0]), ...held];
  }

  mark(label: string, detail?: unknown): void {
    if (!this.#place.isActive()) return;
    const { redactor } = this.#recorder.press;
    const text = redactor.redact(label, { kind: "mark", part: "label" });
    const json = redactor.redact(detail, { kind: "mark", part: "detail" });
    this.#recorder.put(this.process, (head) => ({
      kind: "mark",
      ...head,
      source: "user",
      label: typeof text === "string" ? text : "",
      ...(detail !== undefined && { detail: json }),
    }));
  }

  flush(): void {
    this.#recorder.flush();
  }

  close(problem?: string): void {
    for (const reference of this.#ends) reference.deref()?.over();
    if (this.#place.isActive()) {
      const json = this.#recorder.press.redactor.redact(problem ?? "", {
        kind: "end",
        part: "problem",
      });
      this.#recorder.put(this.process, (head) => ({
        kind: "end",
        ...head,
        of: "process",
        ...(problem !== undefined && typeof json === "string" && { problem: json }),
      }));
    }
    this.flush();
    this.#mode = "off";
  }

  /** Who hears a batch does so of all of it, though the ring may hold less. */
  #pressed(count: number): void {
    const isHeard = this.#mode === "live" && this.#feeds.size + this.#listeners.size > 0;
    const drafts = isHeard ? this.#ring.map(draftOf, count) : [];
    this.#ring.trim(this.#feeds.size > 0 ? this.#dropping : undefined);
    if (!isHeard) return;
    for (const feed of this.#feeds) this.#recorder.guard(() => feed.heard(drafts));
    if (this.#listeners.size === 0) return;
    const records = drafts.flatMap((draft) => draft.records());
    for (const listener of this.#listeners) this.#tell(listener, records);
  }

  readonly #dropping = (entries: readonly Entry[]): void => {
    this.#recorder.guard(() => {
      const drafts = unfinished(entries);
      for (const feed of this.#feeds) feed.dropped(drafts);
    });
  };

  #tell(listener: RecordListener, records: readonly InspectionRecord[]): void {
    try {
      listener(records);
    } catch (error) {
      this.#listeners.delete(listener);
      this.mark("listener.failed", error);
    }
  }

  #forgetGone(): void {
    for (const reference of this.#ends) {
      if (reference.deref() === undefined) this.#ends.delete(reference);
    }
    this.#room = Math.max(FEW, 2 * this.#ends.size);
  }

  #gap(first: InspectionRecord | undefined): InspectionRecord[] {
    const { lost } = this.#ring;
    if (lost === 0 || first === undefined) return [];
    const { seq, at } = first;
    const to = seq - 1;
    return [{ kind: "gap", peer: this.process, seq: to, at, from: 1, to, lost, why: "ring" }];
  }

  #headAt(at: number): HeadRecord {
    const { title } = this;
    const { parent, requestUrl } = this.#options;
    const { runtime, pid = this.#options.pid } = platform();
    return {
      kind: "head",
      peer: this.process,
      seq: 0,
      at,
      format: "mcp-actors.records",
      version: RECORD_VERSION,
      runtime,
      ...(pid !== undefined && { pid }),
      ...(title !== undefined && { title }),
      ...(parent !== undefined && { parent }),
      ...(requestUrl !== undefined && { requestUrl }),
    };
  }
}
