import type { Result } from "@mcp-actors/protocol";
import { isThenable } from "@mcp-actors/transport";
import { readCursor, toCursor } from "../listing/cursor.ts";
import { toPage } from "../listing/to-page.ts";
import { answerLater } from "../request/answer-later.ts";
import { cacheHints, DEFINITION_TTL } from "../request/cache-hints.ts";
import type { ServedRequest } from "../request/served-request.ts";
import type { Method } from "./method.ts";

/** What a list is called on the wire, where its items are, and what tells them apart. */
export interface ListOptions<Item> {
  readonly capability: "tools" | "resources" | "prompts";
  /** The field of the result. */
  readonly field: string;
  readonly keyOf: (item: Item) => string;
  readonly items: (request: ServedRequest) => readonly Item[] | Promise<readonly Item[]>;
}

/** A list, a page at a time. spec: server/utilities/pagination */
export function listMethod<Item>(options: ListOptions<Item>): Method {
  const { capability, field, keyOf } = options;
  return {
    eras: ["legacy", "modern"],
    capability,
    handle(request) {
      const { registry } = request.runtime;
      const { cursor } = request.params;
      const scope = [field, registry.serverInfo.name, request.exchange.facts.principal];
      // The empty text may be a cursor, though not of ours.
      const after = cursor === undefined ? undefined : readCursor(cursor, scope);
      const answer = (items: readonly Item[], ttlMs: number | undefined): Result => {
        const page = toPage(items, { pageSize: registry.pageSize, keyOf, after });
        return {
          [field]: page.items,
          ...(page.last !== undefined && { nextCursor: toCursor(page.last, scope) }),
          ...cacheHints(request, { ttlMs }),
        };
      };
      const { ttlMs } = registry.cache;
      const items = options.items(request);
      if (!isThenable(items)) return answer(items, ttlMs ?? DEFINITION_TTL);
      void answerLater(request, async () => answer(await items, ttlMs));
      return undefined;
    },
  };
}
