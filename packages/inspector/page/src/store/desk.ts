import type { InspectionRecord, Json } from "@mcp-actors/inspector";
import type { DriveCommand } from "../../../src/hub/drive.ts";
import { Replays } from "../replay/replays.ts";
import { exportOf } from "./export-of.ts";
import { HubViewer } from "./hub-viewer.ts";
import { Look } from "./look.ts";
import { openRequest } from "./open-request.ts";
import { readRecordFile } from "./read-record-file.ts";
import type { Sight, SourceState } from "./sight.ts";
import { NO_SOURCE } from "./source-state.ts";
import type { Answers, FromStore, OpenSource, Question, ToStore } from "./store-message.ts";
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
  readonly #replays = new Replays({
    timeline: () => this.#timeline,
    wish: () => this.#wish,
    drive: async (target, command) => this.#drive(target, command),
  });

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
        void this.#answer(message);
    }
  }

  async #answer({ id, ...question }: { readonly id: number } & Question): Promise<void> {
    try {
      this.#say({ is: "answer", id, answer: await this.#answerTo(question) });
    } catch (error) {
      this.#say({ is: "failed", id, problem: problemOf(error) });
    }
  }

  #answerTo(question: Question): Promise<Answers[keyof Answers]> | Answers[keyof Answers] {
    switch (question.do) {
      case "drive":
        return this.#drive(question.target, question.command);
      case "cancel":
        return this.#cancel(question.target, question.subject);
      case "body":
        return this.#viewer?.body(question.name, question.peer);
      case "export":
        return exportOf(question.what, this.#timeline, this.#wish);
      case "compare":
        return this.#replays.compare(question.file);
      case "test":
        return this.#replays.test(question.scope, question.target);
      case "redrive":
        return this.#replays.redrive(question);
      case "verify":
        return this.#replays.verify();
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
    });
    if (this.#wish !== undefined) this.#viewer.detail(wantsDetail(this.#wish));
    this.#show();
  }

  async #read(name: string, file: Blob): Promise<void> {
    const opened = this.#opened;
    this.#source = { ...NO_SOURCE, kind: "file", state: "opening", name };
    this.#show();
    try {
      const unreadable = await readRecordFile(file, (records) => {
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

  #drive(target: string, command: DriveCommand): Promise<Json> {
    if (this.#viewer === undefined) throw new Error("A recording cannot be driven");
    return this.#viewer.drive(target, command);
  }

  #cancel(target: string, subject: string): Promise<Json> {
    const open = openRequest(this.#timeline.now, { peer: target, subject });
    if (open?.id === undefined) throw new Error(`No call of ${subject} is open`);
    return this.#drive(target, { do: "cancel", request: open.id });
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

function problemOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
