import type { Paint } from "../terminal/paint.ts";

/** Something that a list holds. */
export interface Entry {
  readonly name: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
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
  const { name, title, description, notes = [], parts = [] } = entry;
  const width = Math.max(0, ...parts.map((part) => part.name.length + 1));
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
  const about = typeof description === "string" ? `  ${description.split("\n")[0]}` : "";
  return `${paint("cyan", label)}  ${kind}${paint("dim", about)}`.trimEnd();
}

interface PartStyle {
  readonly width: number;
  readonly paint: Paint;
}
