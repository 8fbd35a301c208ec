import type { InspectionRecord } from "@mcp-actors/inspector";
import type { DriveCommand } from "../../../src/hub/drive.ts";
import { RecordReader } from "../../../src/jsonl/read-records.ts";
import { compareRecordings } from "./compare-recordings.ts";
import { exportOf } from "./export-of.ts";
import { HubViewer } from "./hub-viewer.ts";
import { Look } from "./look.ts";
import { readLines } from "./read-lines.ts";
import type { Sight, SourceState } from "./sight.ts";
import { NO_SOURCE } from "./source-state.ts";
import type { ExportName, FromStore, OpenSource, ToStore } from "./store-message.ts";
import { Timeline } from "./timeline.ts";
import type { Wish } from "./wish.ts";

/** How often a sight of what goes on is sent, in ms. */
const PACE = 80;
/** How many times as long as the last sight took to work out it waits for the next, so that records are taken in too. */
const REST = 3;
/** How long records may keep a sight waiting that come without a pause, in ms. */
const LONGEST = 400;

/** The store behind the page: it holds all records, and shows of them what is wished for. */
export class Desk {
  readonly #say: (message: FromStore) => void;
  #timeline = new Timeline();
  #look = new Look();
  #source: SourceState = NO_SOURCE;
  #wish: Wish | undefined;
  #viewer: HubViewer | undefined;
  /** Counts what was opened, so that what is still read of an older file is dropped. */
  #opened = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt = 0;
  #rest = 0;

  constructor(say: (message: FromStore) => void) {
    this.#say = say;
  }

  hear(message: ToStore): void {
    switch (message.do) {
      case "open":
        this.#open(message.source);
        break;
      case "wish":
        this.#wish = message.wish;
        this.#viewer?.detail(wantsDetail(message.wish));
        this.#show();
        break;
      case "visible":
        this.#viewer?.pace(message.isVisible);
        break;
      default:
        this.#asked(message);
    }
  }

  /** What has an answer. */
  #asked(message: Extract<ToStore, { readonly id: number }>): void {
    const { id } = message;
    switch (message.do) {
      case "drive":
        this.#drive(id, message.target, message.command);
        break;
      case "body":
        if (this.#viewer === undefined) this.#say({ is: "body", id });
        else this.#viewer.body(id, message.name, message.peer);
        break;
      case "export":
        this.#answer(id, () => this.#export(id, message.what));
        break;
      case "compare":
        this.#answer(id, () => this.#compare(id, message.file));
        break;
    }
  }

  #open(source: OpenSource): void {
    this.#opened += 1;
    this.#viewer?.close();
    this.#viewer = undefined;
    this.#renew();
    if (source.kind === "hub") this.#watch(source.url, source.token);
    else void this.#read(source.name, source.file);
  }

  #watch(url: string, token: string): void {
    this.#source = { ...NO_SOURCE, kind: "hub", state: "opening", name: new URL(url).host };
    const opened = this.#opened;
    const isOurs = (): boolean => opened === this.#opened;
    this.#viewer = new HubViewer(url, token, {
      onRecords: (records, isAnew) => isOurs() && this.#take(records, isAnew),
      onState: (state) => isOurs() && this.#become(state),
      onBody: ({ id, value }) => this.#say({ is: "body", id, value }),
      onDriven: ({ id, result, error }) => this.#say({ is: "driven", id, result, error }),
    });
    if (this.#wish !== undefined) this.#viewer.detail(wantsDetail(this.#wish));
    this.#show();
  }

  async #read(name: string, file: Blob): Promise<void> {
    const opened = this.#opened;
    this.#source = { ...NO_SOURCE, kind: "file", state: "opening", name };
    this.#show();
    try {
      const unreadable = await readInto(file, (records) => {
        if (opened === this.#opened) this.#take(records, false);
      });
      if (opened === this.#opened) this.#become({ state: "done", unreadable });
    } catch (error) {
      if (opened === this.#opened) this.#become({ state: "failed", problem: problemOf(error) });
    }
  }

  #take(records: readonly InspectionRecord[], isAnew: boolean): void {
    if (isAnew) this.#renew();
    this.#timeline.append(records);
    this.#showSoon();
  }

  #renew(): void {
    this.#timeline = new Timeline();
    this.#look = new Look();
  }

  #become(state: Partial<SourceState>): void {
    this.#source = { ...this.#source, ...state };
    this.#showSoon();
  }

  #drive(id: number, target: string, command: DriveCommand): void {
    if (this.#viewer === undefined) {
      this.#say({ is: "driven", id, error: "A recording cannot be driven" });
    } else this.#viewer.drive(id, target, command);
  }

  async #export(id: number, what: ExportName): Promise<void> {
    this.#say({ is: "exported", id, blob: exportOf(what, this.#timeline, this.#wish) });
  }

  async #compare(id: number, file: Blob): Promise<void> {
    const other = new Timeline();
    await readInto(file, (records) => other.append(records));
    const [before, after] = [this.#timeline, other].map(({ now }) => now.requests.values());
    const differences = compareRecordings(before ?? [], after ?? []);
    this.#say({ is: "compared", id, differences });
  }

  #answer(id: number, work: () => Promise<void>): void {
    work().catch((error: unknown) => this.#say({ is: "failed", id, problem: problemOf(error) }));
  }

  #showSoon(): void {
    if (performance.now() - this.#shownAt > Math.max(LONGEST, this.#rest)) this.#show();
    else this.#timer ??= setTimeout(() => this.#show(), Math.max(PACE, this.#rest));
  }

  /** What is so deep that it cannot leave the worker is left out: records may be of anybody's making. */
  #tell(sight: Partial<Sight>): void {
    try {
      this.#say({ is: "sight", sight });
    } catch {
      this.#say({ is: "sight", sight: { ...sight, detail: undefined } });
    }
  }

  #show(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const began = performance.now();
    if (this.#wish !== undefined) {
      this.#tell(this.#look.at(this.#timeline, this.#wish, this.#source));
    }
    this.#shownAt = performance.now();
    this.#rest = (this.#shownAt - began) * REST;
  }
}

function wantsDetail({ panel }: Wish): boolean {
  return panel === "chart" || panel === "context" || panel === "source" || panel === "connection";
}

async function readInto(
  file: Blob,
  take: (records: readonly InspectionRecord[]) => void,
): Promise<number> {
  let unreadable = 0;
  let isFirst = true;
  for await (const lines of readLines(file)) {
    const reader = new RecordReader();
    for (const line of lines) reader.line(line);
    unreadable += reader.broken.length;
    if (isFirst && reader.records.length === 0) throw new Error("The file holds no records");
    isFirst = false;
    take(reader.records);
  }
  return unreadable;
}

function problemOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
