import { FILTER_FIELDS } from "./filter.ts";
import { splitTerms } from "./split-terms.ts";

/** What there is to choose from, by field. */
export type FilterWords = { readonly [field: string]: readonly string[] };

/** One way to go on with a filter. */
export interface Completion {
  /** What is offered, for people. */
  readonly label: string;
  /** The whole filter, should it be taken. */
  readonly text: string;
  /** Where the caret is then. */
  readonly caret: number;
}

const MOST = 8;

/** Ways to go on with a filter at the caret: names of fields, and the values that a field has. */
export function completeFilter(
  text: string,
  caret: number,
  words: FilterWords,
): readonly Completion[] {
  const term = splitTerms(text).find(({ start, end }) => start < caret && caret <= end);
  const start = term?.start ?? caret;
  const written = text.slice(start, caret);
  const rest = text.slice(term?.end ?? caret);
  const [, sign = "", body = ""] = /^([-!]?)(.*)$/s.exec(written) ?? [];
  const offers = body.includes(":") ? valuesOf(body, words) : fieldsOf(body);
  return offers.slice(0, MOST).map((label) => {
    const isDone = !label.endsWith(":") && label !== "dur>";
    const before = `${text.slice(0, start)}${sign}${label}${isDone && rest === "" ? " " : ""}`;
    return { label, text: before + rest, caret: before.length };
  });
}

function fieldsOf(body: string): readonly string[] {
  const names = FILTER_FIELDS.map((field) => (field === "dur" ? "dur>" : `${field}:`));
  return names.filter((name) => name.startsWith(body.toLowerCase()) && name !== body);
}

function valuesOf(body: string, words: FilterWords): readonly string[] {
  const at = body.indexOf(":");
  const field = body.slice(0, at).toLowerCase();
  const chosen = body.slice(at + 1).split(",");
  const begun = (chosen.pop() ?? "").replaceAll('"', "").toLowerCase();
  const head = `${field}:${chosen.map((value) => `${value},`).join("")}`;
  const known = Object.hasOwn(words, field) ? (words[field] ?? []) : [];
  return known
    .filter((word) => word.toLowerCase().includes(begun) && !chosen.includes(word))
    .map((word) => head + (/[\s,]/.test(word) ? `"${word}"` : word))
    .filter((offer) => offer !== body);
}
