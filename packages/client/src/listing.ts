import type { Result } from "@mcp-actors/protocol";
import type { Caller } from "./caller.ts";
import { type List, listRequest, readItems } from "./calls/list.ts";
import { allPages, type FetchPage, pagesOf, type ReadPage } from "./pages.ts";
import type { FetchOptions } from "./request-options.ts";
import { same } from "./same.ts";

/** A list of a server, whole or page by page. */
export interface Listing<Item> {
  readonly all: (options?: FetchOptions) => Promise<readonly Item[]>;
  readonly pages: (options?: FetchOptions) => AsyncIterable<readonly Item[]>;
}

/** A list that is asked for page by page. */
export function listing<Item>(
  caller: Caller,
  list: List<Item>,
  read: ReadPage<Item> = (page: Result) => readItems(list, page),
): Listing<Item> {
  const fetchFor =
    (options: FetchOptions | undefined): FetchPage =>
    (cursor, anew) =>
      caller.fetch(
        listRequest(list.method, cursor),
        anew ? { ...options, cache: false } : options,
        same,
      );
  return {
    all: (options) => unwatched(allPages(fetchFor(options), read)),
    pages: (options) => pagesOf(fetchFor(options), read),
  };
}

/** A promise whose failure is no unhandled rejection: the calls behind it are events. */
function unwatched<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => {});
  return promise;
}
