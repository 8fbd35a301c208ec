import type { ChartEdge, ChartNode } from "@mcp-actors/inspector";

/** What a statechart is drawn as: boxes in boxes, and lines with chips between them. */
export interface Picture {
  readonly title: string;
  /** Parents before children; the first is the root. */
  readonly boxes: readonly PictureBox[];
  readonly lines: readonly PictureLine[];
}

/** One state, or several that behave alike drawn in one box. */
export interface PictureBox {
  /** Id of the state; of a group `group:` and what it stands for. */
  readonly id: string;
  /** What is written on it; empty on a group that has no name. */
  readonly name: string;
  readonly parent?: string;
  readonly kind: ChartNode["kind"] | "group";
  /** Id of the state that is entered first. */
  readonly initial?: string;
  readonly rows: readonly PictureRow[];
}

/** A line of text in a box. */
export interface PictureRow {
  readonly kind: "entry" | "exit" | "invoke" | "stays";
  readonly text: string;
  readonly guard?: string;
  /** Ids of the chart's edges that it stands for; of `stays` alone. */
  readonly edges: readonly string[];
}

/** A line from one box to another. */
export interface PictureLine {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Whether time takes it. */
  readonly isTimed: boolean;
  readonly chips: readonly PictureChip[];
}

/** What takes a line. */
export interface PictureChip {
  readonly label: string;
  readonly guard?: string;
  readonly trigger: ChartEdge["trigger"];
  /** Ids of the chart's edges that it stands for. */
  readonly edges: readonly string[];
}
