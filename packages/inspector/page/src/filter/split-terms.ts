import type { Span } from "./filter.ts";

/** A term of a filter as it was written. */
export interface WrittenTerm extends Span {
  readonly text: string;
  /** Whether a quote was opened in it that is not closed. */
  readonly isOpen: boolean;
}

/** Cuts the text of a filter into its terms: at spaces that are not in quotes. */
export function splitTerms(text: string): readonly WrittenTerm[] {
  const terms: WrittenTerm[] = [];
  let start = -1;
  let isQuoted = false;
  for (let at = 0; at <= text.length; at += 1) {
    const isEnd = at === text.length || (!isQuoted && /\s/.test(text[at] ?? ""));
    if (isEnd) {
      if (start >= 0) terms.push({ text: text.slice(start, at), start, end: at, isOpen: isQuoted });
      start = -1;
      continue;
    }
    if (start < 0) start = at;
    if (text[at] === '"') isQuoted = !isQuoted;
  }
  return terms;
}

/** Cuts what stands after a field into its values: at commas that are not in quotes; quotes go. */
export function splitValues(text: string): readonly string[] {
  const parts = text.match(/(?:"[^"]*"?|[^,"])+/g) ?? [];
  return parts.map((part) => part.replaceAll('"', "").trim()).filter((part) => part !== "");
}
