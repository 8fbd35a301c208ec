/** Lines of records in order, as one text without its last end. */
export interface Page {
  readonly text: string;
  /** Number of the last record that it tells of; 0 where it tells how everything stands. */
  readonly last: number;
}

/** Characters of a page, about: what is printed is still at hand when it is sent, and no text is so large that it is memory of its own. */
export const PAGE = 64 * 1024;

/** Lines that are made already, as pages. */
export function* pagesOf(
  lines: Iterable<string>,
  lastOf: (line: string) => number,
): Generator<Page> {
  let text = "";
  let newest = "";
  for (const line of lines) {
    if (text.length >= PAGE) {
      yield { text, last: lastOf(newest) };
      text = "";
    }
    text = text === "" ? line : `${text}\n${line}`;
    newest = line;
  }
  if (text !== "") yield { text, last: lastOf(newest) };
}
