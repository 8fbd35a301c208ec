import type { Place } from "./cursor.ts";

/** Some items of a list, and the last of them where there are more. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly last: Place | undefined;
}

/** How long a page is, and where it begins. */
export interface PageOptions<Item> {
  readonly pageSize: number;
  /** What an item is called, alone among the others. */
  readonly keyOf: (item: Item) => string;
  /** The last item of the page before. */
  readonly after: Place | undefined;
}

/**
 * The next page of a list.
 *
 * It begins after the item that ended the page before, wherever that stands now; where it
 * is gone, at the place where it stood. So a list may change meanwhile, and what stays in
 * its order comes once.
 */
export function toPage<Item>(
  items: readonly Item[],
  { pageSize, keyOf, after }: PageOptions<Item>,
): Page<Item> {
  const start = after === undefined ? 0 : startAfter(items, keyOf, after);
  const end = start + pageSize;
  const page = start === 0 && items.length <= pageSize ? items : items.slice(start, end);
  const final = items.length > end ? page.at(-1) : undefined;
  const last = final === undefined ? undefined : { key: keyOf(final), index: end - 1 };
  return { items: page, last };
}

function startAfter<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  { key, index }: Place,
): number {
  // Most often it stands where it stood.
  const there = items[index];
  if (there !== undefined && keyOf(there) === key) return index + 1;
  const found = items.findIndex((item) => keyOf(item) === key);
  return found === -1 ? index : found + 1;
}
