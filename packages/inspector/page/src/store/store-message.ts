import type { Json, Verification } from "@mcp-actors/inspector";
import type { DriveCommand } from "../../../src/hub/drive.ts";
import type { RedriveReport, ReplayedRequest } from "../replay/replay-report.ts";
import type { ReplayScope } from "../replay/replay-scope.ts";
import type { RedriveWish } from "../replay/replays.ts";
import type { Sight } from "./sight.ts";
import type { Wish } from "./wish.ts";

/** What the page says to its store. */
export type ToStore =
  | { readonly do: "open"; readonly source: OpenSource }
  | { readonly do: "wish"; readonly wish: Wish }
  | { readonly do: "visible"; readonly isVisible: boolean }
  | ({ readonly id: number } & Question);

/** What the store answers. */
export type Question =
  | { readonly do: "export"; readonly what: ExportName }
  | { readonly do: "compare"; readonly file: Blob }
  | { readonly do: "test"; readonly scope: ReplayScope; readonly target: string }
  | ({ readonly do: "redrive" } & RedriveWish)
  | { readonly do: "verify" }
  | { readonly do: "body"; readonly name: string; readonly peer: string }
  /** Cancel the newest open request of a tool that a target made. */
  | { readonly do: "cancel"; readonly target: string; readonly subject: string }
  | { readonly do: "drive"; readonly target: string; readonly command: DriveCommand };

/** The answer to each question. */
export interface Answers {
  readonly export: Blob;
  readonly compare: readonly ReplayedRequest[];
  readonly test: string;
  readonly redrive: RedriveReport;
  readonly verify: Verification;
  /** A value whole; absent where it is not kept. */
  readonly body: Json | undefined;
  readonly cancel: Json;
  readonly drive: Json;
}

/** Where records are to be had. */
export type OpenSource =
  | { readonly kind: "hub"; readonly url: string; readonly token: string }
  | { readonly kind: "file"; readonly name: string; readonly file: Blob };

/** What can be taken away. */
export type ExportName = "jsonl" | "chrome-trace" | "otlp-trace" | "har" | "mermaid-sequence";

/** What the store says to its page. */
export type FromStore =
  /** What has changed of the sight; the first time it is all of it. */
  | { readonly is: "sight"; readonly sight: Partial<Sight> }
  | { readonly is: "answer"; readonly id: number; readonly answer: Answers[keyof Answers] }
  | { readonly is: "failed"; readonly id: number; readonly problem: string };
