import type { Json } from "@mcp-actors/inspector";
import type { DriveCommand } from "../../../src/hub/drive.ts";
import type { RecordingDifference } from "./compare-recordings.ts";
import type { Sight } from "./sight.ts";
import type { Wish } from "./wish.ts";

/** What the page says to its store. */
export type ToStore =
  | { readonly do: "open"; readonly source: OpenSource }
  | { readonly do: "wish"; readonly wish: Wish }
  | { readonly do: "visible"; readonly isVisible: boolean }
  | { readonly do: "export"; readonly id: number; readonly what: ExportName }
  | { readonly do: "compare"; readonly id: number; readonly file: Blob }
  | { readonly do: "body"; readonly id: number; readonly name: string; readonly peer: string }
  | {
      readonly do: "drive";
      readonly id: number;
      readonly target: string;
      readonly command: DriveCommand;
    };

/** Where records are to be had. */
export type OpenSource =
  | { readonly kind: "hub"; readonly url: string; readonly token: string }
  | { readonly kind: "file"; readonly name: string; readonly file: Blob };

/** What can be taken away. */
export type ExportName = "jsonl" | "chrome-trace" | "mermaid-sequence";

/** What the store says to its page. */
export type FromStore =
  /** What has changed of the sight; the first time it is all of it. */
  | { readonly is: "sight"; readonly sight: Partial<Sight> }
  | { readonly is: "exported"; readonly id: number; readonly blob: Blob }
  | {
      readonly is: "compared";
      readonly id: number;
      readonly differences: readonly RecordingDifference[];
    }
  /** A value whole; absent where it is not kept. */
  | { readonly is: "body"; readonly id: number; readonly value?: Json | undefined }
  | {
      readonly is: "driven";
      readonly id: number;
      readonly result?: Json | undefined;
      readonly error?: string | undefined;
    }
  | { readonly is: "failed"; readonly id: number; readonly problem: string };
