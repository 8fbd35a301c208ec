import { ErrorCode, ProtocolError, type Result } from "@mcp-actors/protocol";

/** Most pages of one list that are fetched before something must be wrong. */
const MAX_PAGES = 10_000;

/**
 * Fetches one page of a list.
 *
 * @param anew - Whether the server is to be asked although the page is known.
 */
export type FetchPage = (cursor: string | undefined, anew: boolean) => PromiseLike<Result>;

/** The items on a page. */
export type ReadPage<Item> = (page: Result) => readonly Item[];

/**
 * A list, page by page.
 *
 * A cursor that comes twice would go round for ever: it ends the list with an error.
 * spec: server/utilities/pagination. A cursor is opaque, and the empty string is one.
 */
export async function* pagesOf<Item>(
  fetchPage: FetchPage,
  read: ReadPage<Item>,
  anew = false,
): AsyncGenerator<readonly Item[], void, void> {
  const seen = new Set<string>();
  let cursor: string | undefined;
  do {
    const page = await fetchPage(cursor, anew);
    yield read(page);
    cursor = nextCursor(page);
    if (cursor === undefined) return;
    if (seen.has(cursor)) throw invalid(`Server gave the cursor ${JSON.stringify(cursor)} twice`);
    seen.add(cursor);
  } while (seen.size < MAX_PAGES);
  throw invalid(`Server has more than ${MAX_PAGES} pages`);
}

/** Every item of a list, page after page. One that changes on the way, so that its cursor is refused, is read once more. */
export async function allPages<Item>(
  fetchPage: FetchPage,
  read: ReadPage<Item>,
): Promise<readonly Item[]> {
  const items: Item[] = [];
  try {
    await collect(pagesOf(fetchPage, read), items);
  } catch (error) {
    if (items.length === 0 || !isRefusedCursor(error)) throw error;
    items.length = 0;
    await collect(pagesOf(fetchPage, read, true), items);
  }
  return items;
}

async function collect<Item>(pages: AsyncIterable<readonly Item[]>, items: Item[]): Promise<void> {
  for await (const page of pages) for (const item of page) items.push(item);
}

function isRefusedCursor(error: unknown): boolean {
  return error instanceof ProtocolError && error.code === ErrorCode.InvalidParams;
}

function nextCursor({ nextCursor: cursor }: Result): string | undefined {
  return typeof cursor === "string" ? cursor : undefined;
}

function invalid(message: string): ProtocolError {
  return new ProtocolError(ErrorCode.InvalidRequest, message);
}
