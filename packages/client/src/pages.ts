import { ErrorCode, ProtocolError, type Result } from "@mcp-actors/protocol";

/** Most pages of one list that are fetched before something must be wrong. */
const MAX_PAGES = 10_000;

/**
 * Every item of a list, page after page.
 *
 * A cursor that comes twice would go round for ever: it ends the list with an error.
 * spec: server/utilities/pagination. A cursor is opaque, and the empty string is one.
 */
export async function allPages<Item>(
  fetchPage: (cursor: string | undefined) => PromiseLike<Result>,
  read: (page: Result) => readonly Item[],
): Promise<readonly Item[]> {
  const items: Item[] = [];
  const seen = new Set<string>();
  let cursor: string | undefined;
  do {
    const page = await fetchPage(cursor);
    for (const item of read(page)) items.push(item);
    cursor = nextCursor(page);
    if (cursor === undefined) return items;
    if (seen.has(cursor)) throw invalid(`Server gave the cursor ${JSON.stringify(cursor)} twice`);
    seen.add(cursor);
  } while (seen.size < MAX_PAGES);
  throw invalid(`Server has more than ${MAX_PAGES} pages`);
}

function nextCursor({ nextCursor: cursor }: Result): string | undefined {
  return typeof cursor === "string" ? cursor : undefined;
}

function invalid(message: string): ProtocolError {
  return new ProtocolError(ErrorCode.InvalidRequest, message);
}
