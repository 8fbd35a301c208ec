import type { CallState, ConnectionState } from "@mcp-actors/machine";
import { column, cut, lineWidth, paint, print, wrap } from "./terminal.ts";

type Style = Parameters<typeof paint>[0];

const started = performance.now();

/** Where a call, a connection or a process may stand. */
export type Standing = CallState | ConnectionState | "started";

/** How each state looks: told apart by shape and word as well as by colour. */
const LOOKS: { readonly [State in Standing]: { readonly mark: string; readonly style: Style } } = {
  idle: { mark: "○", style: "dim" },
  started: { mark: "✦", style: "dim" },
  connecting: { mark: "◌", style: "dim" },
  negotiating: { mark: "◔", style: "dim" },
  ready: { mark: "●", style: "green" },
  reconnecting: { mark: "↻", style: "yellow" },
  draining: { mark: "◑", style: "dim" },
  closed: { mark: "○", style: "dim" },
  queued: { mark: "·", style: "dim" },
  pending: { mark: "▹", style: "blue" },
  progressing: { mark: "▸", style: "cyan" },
  awaitingInput: { mark: "?", style: "magenta" },
  completed: { mark: "✓", style: "green" },
  failed: { mark: "✗", style: "red" },
  timedOut: { mark: "◷", style: "yellow" },
  cancelled: { mark: "⊘", style: "yellow" },
  lost: { mark: "✂", style: "red" },
  refused: { mark: "⊖", style: "red" },
};

/** One moment in the life of an actor, as a line. */
export function moment(actor: string, state: Standing, note = ""): void {
  const { mark, style } = LOOKS[state];
  const time = paint("dim", `${((performance.now() - started) / 1000).toFixed(2).padStart(6)} s`);
  const what = paint(style, `${mark} ${column(state, 13)}`);
  const told = note === "" ? "" : paint("dim", cut(note, lineWidth() - NOTE_AT));
  print(`${time}  ${column(actor, ACTOR_WIDTH)} ${what} ${told}`.trimEnd());
}

const ACTOR_WIDTH = 22;
/** Where the note of a moment begins. */
const NOTE_AT = 8 + 2 + ACTOR_WIDTH + 1 + 15 + 1;

/** A bar as long as the progress it shows. */
export function bar(progress: number, total: number | undefined): string {
  if (total === undefined) return `${"▪".repeat(Math.min(progress, 20))} ${progress}`;
  const filled = Math.round((progress / total) * 12);
  return `${"█".repeat(filled)}${"░".repeat(12 - filled)} ${progress}/${total}`;
}

/** The head of a chapter. */
export function chapter(number: number, title: string): void {
  print();
  print(`${paint("bold", `${number}  ${title}`)}`);
  print(paint("dim", "─".repeat(Math.min(lineWidth(), 78))));
}

/** What a chapter showed. */
export function shown(text: string): void {
  for (const line of wrap(text, lineWidth() - 10)) {
    print(`${" ".repeat(10)}${paint("italic", line)}`);
  }
}
