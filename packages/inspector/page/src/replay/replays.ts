import type { InspectionRecord, Json, Verification } from "@mcp-actors/inspector";
import type { DriveCommand } from "../../../src/hub/drive.ts";
import { toVitest } from "../../../src/replay/export/to-vitest.ts";
import { readRecordFile } from "../store/read-record-file.ts";
import type { Timeline } from "../store/timeline.ts";
import type { Wish } from "../store/wish.ts";
import { compareRecordings } from "./compare-recordings.ts";
import { redriveOver } from "./redrive-over.ts";
import type { RedriveReport, ReplayedRequest } from "./replay-report.ts";
import { keysInScope, type ReplayScope } from "./replay-scope.ts";
import { testTarget } from "./test-target.ts";

/** Where what is replayed comes from. */
export interface ReplaySource {
  readonly timeline: () => Timeline;
  readonly wish: () => Wish | undefined;
  /** Does something to an end of the program that is inspected. */
  readonly drive: (target: string, command: DriveCommand) => Promise<Json>;
}

/** What is made again, and over which end. */
export interface RedriveWish {
  readonly target: string;
  readonly scope: ReplayScope;
  /** Another recording, all of whose requests are made in place of those that are open. */
  readonly file?: Blob | undefined;
}

/** What can be made of a recording: a test, requests of today, a comparison, a check. */
export class Replays {
  readonly #source: ReplaySource;

  constructor(source: ReplaySource) {
    this.#source = source;
  }

  /** A file of Vitest for the requests of a scope, against what a person calls their server. */
  test(scope: ReplayScope, target: string): string {
    const calls = this.#keys(scope);
    return toVitest(this.#records, { target: testTarget(target), calls });
  }

  /** Requests that are open beside those of another recording. */
  async compare(file: Blob): Promise<readonly ReplayedRequest[]> {
    return compareRecordings(this.#records, await recordsIn(file));
  }

  async redrive({ target, scope, file }: RedriveWish): Promise<RedriveReport> {
    const make = (request: Omit<Extract<DriveCommand, { do: "call" }>, "do">) =>
      this.#source.drive(target, { do: "call", ...request });
    if (file !== undefined) return redriveOver(await recordsIn(file), make);
    return redriveOver([...this.#records], make, this.#keys(scope));
  }

  /** Runs the recorded statecharts again; the machines are fetched when somebody asks for that. */
  async verify(): Promise<Verification> {
    const { verifyRecording } = await import("../../../src/replay/verify-recording.ts");
    return verifyRecording(this.#records);
  }

  get #records(): readonly InspectionRecord[] {
    return this.#source.timeline().records;
  }

  #keys(scope: ReplayScope): readonly string[] | undefined {
    const wish = this.#source.wish();
    if (wish === undefined) return undefined;
    return keysInScope(scope, this.#source.timeline().now, wish);
  }
}

async function recordsIn(file: Blob): Promise<readonly InspectionRecord[]> {
  const records: InspectionRecord[] = [];
  await readRecordFile(file, (some) => void records.push(...some));
  return records;
}
