import type { Paint } from "../terminal/paint.ts";
import { textOf } from "./text-of.ts";

/** Something that a list holds, its title and description as the server wrote them. */
export interface Entry {
  readonly name: string;
  readonly title?: unknown;
  readonly description?: unknown;
  readonly notes?: readonly string[];
  readonly parts?: readonly Part[];
}

/** One argument of an entry. */
export interface Part {
  readonly name: string;
  readonly required: boolean;
  readonly kind: string;
  readonly description?: unknown;
}

/** An entry of a list, for a person: its name and title, what it is, and what it takes. */
export function entryText(entry: Entry, paint: Paint): string {
  const { name, notes = [], parts = [] } = entry;
  const title = textOf(entry.title);
  const description = textOf(entry.description);
  const width = parts.reduce((widest, part) => Math.max(widest, part.name.length + 1), 0);
  return [
    [
      paint("bold", name),
      ...(title !== undefined && title !== name ? [title] : []),
      ...(notes.length > 0 ? [paint("dim", `(${notes.join(", ")})`)] : []),
    ].join("  "),
    ...(description === undefined ? [] : indented(description.trim())),
    ...parts.map((part) => `    ${partText(part, { width, paint })}`),
  ].join("\n");
}

function indented(text: string): readonly string[] {
  return text.split("\n").map((line) => `  ${line}`.trimEnd());
}

function partText({ name, required, kind, description }: Part, { width, paint }: PartStyle) {
  const label = `${name}${required ? "*" : ""}`.padEnd(width);
  const [about = ""] = textOf(description)?.trim().split("\n") ?? [];
  return `${paint("cyan", label)}  ${kind}${paint("dim", about === "" ? "" : `  ${about}`)}`.trimEnd();
}

interface PartStyle {
  readonly width: number;
  readonly paint: Paint;
}
