import { linkWith } from "@mcp-actors/machine";
import type { Request, Result } from "@mcp-actors/protocol";
import { asidesOf, type Exchange, type ExchangeObserver, type Link } from "@mcp-actors/transport";
import type { ResultCache } from "./result-cache.ts";

/** A link that answers from a cache where it can, and keeps what it may. A new link begins with nothing kept. */
export function cachedLink(link: Link, cache: ResultCache): Link {
  cache.forget();
  return linkWith(link, (request, observer, within) => {
    if (!cache.allows(request)) return link.open(request, observer, within);
    const known = cache.find(request);
    return known === undefined
      ? link.open(request, keeping(cache, request, observer), within)
      : answered(known, observer);
  });
}

/** An exchange that is answered from here, and not before it was opened. */
function answered(result: Result, observer: ExchangeObserver): Exchange {
  let isWanted = true;
  queueMicrotask(() => {
    if (isWanted) observer.answered({ jsonrpc: "2.0", result });
  });
  return {
    abandon() {
      isWanted = false;
    },
  };
}

function keeping(
  cache: ResultCache,
  request: Request,
  observer: ExchangeObserver,
): ExchangeObserver {
  const { forgotten } = cache;
  return {
    related: (notification) => observer.related(notification),
    answered(answer) {
      if ("result" in answer && forgotten === cache.forgotten) cache.keep(request, answer.result);
      // spec: a cursor that is refused takes all pages of its list along.
      if ("error" in answer && request.params?.["cursor"] !== undefined) {
        cache.forget(({ method }) => method === request.method);
      }
      observer.answered(answer);
    },
    lost: (error) => observer.lost(error),
    ...asidesOf(observer),
  };
}
