import { parseFilter } from "../filter/parse-filter.ts";

/** What filter terms show. */
export interface FilterTermsProps {
  readonly text: string;
}

/** The text of a filter behind its field, its terms marked: those that name a field, and those that mean nothing. */
export function FilterTerms({ text }: FilterTermsProps) {
  const { terms, problems } = parseFilter(text);
  const parts = [
    ...terms
      .filter(({ field }) => field !== "text")
      .map(({ start, end }) => ({ start, end, look: "term" })),
    ...problems.map(({ start, end }) => ({ start, end, look: "problem" })),
  ].sort((one, other) => one.start - other.start);
  const pieces = [];
  let at = 0;
  for (const { start, end, look } of parts) {
    pieces.push(text.slice(at, start));
    pieces.push(
      <mark key={start} data-look={look}>
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  pieces.push(text.slice(at));
  return (
    <div class="filter-terms" aria-hidden="true">
      {pieces}
    </div>
  );
}
