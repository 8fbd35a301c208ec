import type { ConnectionState } from "@mcp-actors/machine";
import type { RequestState } from "./request-state.ts";

/** A family of colours of the style sheet, each with a light and a dark form. */
export type Tone = "neutral" | "info" | "violet" | "ok" | "error" | "warning" | "muted";

/** How a state is told apart: by its words, its colour and its shape. */
export interface Mark {
  readonly text: string;
  readonly tone: Tone;
  /** Strokes on a field of 16 by 16. */
  readonly strokes: readonly string[];
  /** Areas on the same field. */
  readonly areas?: readonly string[];
}

const RING = "M8 2.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11";
const DASHES =
  "M8 2.5a5.5 5.5 0 0 1 3.2 1M13.3 6.6a5.5 5.5 0 0 1 0 2.8M11.2 12.5a5.5 5.5 0 0 1-3.2 1M4.8 12.5a5.5 5.5 0 0 1-2-2.3M2.7 6.6a5.5 5.5 0 0 1 2.1-3.1";
const DISC = "M8 3.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 0 1 0-9z";
const CROSS = "M4 4l8 8M12 4l-8 8";
const TICK = "M3 8.5l3.5 3.5L13 4.5";
const BUBBLE = "M2.5 3.5h11v7h-6l-3 2.5v-2.5h-2z";
const ASKED = "M6.6 6a1.4 1.4 0 1 1 1.9 1.4c-.4.2-.5.4-.5.8M8 9.3v.2";

const failed: Mark = { text: "failed", tone: "error", strokes: [CROSS] };
const question: readonly string[] = [BUBBLE, ASKED];

/** The mark of every state of a request and of a connection. */
export const MARKS: { readonly [State in RequestState | ConnectionState]: Mark } = {
  queued: { text: "queued", tone: "neutral", strokes: [], areas: [dot(3.5), dot(8), dot(12.5)] },
  pending: { text: "pending", tone: "neutral", strokes: [DASHES] },
  progressing: {
    text: "progressing",
    tone: "info",
    strokes: [RING],
    areas: ["M8 2.5a5.5 5.5 0 0 0 0 11z"],
  },
  awaitingInput: { text: "awaiting input", tone: "violet", strokes: question },
  completed: { text: "completed", tone: "ok", strokes: [TICK] },
  failed,
  timedOut: {
    text: "timed out",
    tone: "warning",
    strokes: [
      "M4 2.5h8M4 13.5h8M5 2.5c0 3 3 3.5 3 5.5s-3 2.5-3 5.5M11 2.5c0 3-3 3.5-3 5.5s3 2.5 3 5.5",
    ],
    areas: ["M5.6 13l2.4-2.4l2.4 2.4z"],
  },
  cancelled: { text: "cancelled", tone: "muted", strokes: [RING, "M4.1 11.9l7.8-7.8"] },
  lost: {
    text: "lost",
    tone: "error",
    strokes: ["M2 8h3.5M10.5 8H14M6 5.5l1.2 5M9 5.5l1.2 5"],
  },
  refused: {
    text: "refused",
    tone: "warning",
    strokes: ["M5.5 2.5h5l3 3v5l-3 3h-5l-3-3v-5z", "M5.5 8h5"],
  },
  running: { text: "running", tone: "info", strokes: [RING], areas: ["M6.5 5.5l4 2.5l-4 2.5z"] },
  asking: { text: "asking", tone: "violet", strokes: question },
  answered: { text: "answered", tone: "ok", strokes: [TICK] },
  suspended: { text: "suspended", tone: "muted", strokes: ["M5.5 3.5v9M10.5 3.5v9"] },
  idle: { text: "idle", tone: "muted", strokes: [RING] },
  connecting: { text: "connecting", tone: "info", strokes: [DASHES], areas: [dot(8)] },
  negotiating: {
    text: "negotiating",
    tone: "info",
    strokes: ["M3 5.5h9l-2.5-2.5M13 10.5H4l2.5 2.5"],
  },
  ready: { text: "ready", tone: "ok", strokes: [], areas: [DISC] },
  reconnecting: {
    text: "reconnecting",
    tone: "warning",
    strokes: ["M13 8a5 5 0 1 1-1.6-3.7M13 2.5v2.7h-2.7"],
  },
  draining: {
    text: "draining",
    tone: "warning",
    strokes: [RING],
    areas: ["M2.7 8.5h10.6a5.3 5.3 0 0 1-10.6 0z"],
  },
  closed: { text: "closed", tone: "muted", strokes: ["M3.5 3.5h9v9h-9z"] },
};

function dot(x: number): string {
  return `M${x - 1.4} 8a1.4 1.4 0 1 1 2.8 0a1.4 1.4 0 1 1-2.8 0z`;
}
