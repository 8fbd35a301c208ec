import type { Page } from "../src/capture/page.ts";

/** The lines of pages, one by one. */
export function linesOf(pages: Iterable<Page>): readonly string[] {
  return [...pages].flatMap(({ text }) => text.split("\n"));
}
