import { type Dial, linkThrough, type Middleware } from "@mcp-actors/machine";
import { map } from "rxjs";
import { cachedLink } from "../cache/cached-link.ts";
import type { ResultCache } from "../cache/result-cache.ts";
import type { ClientEvent } from "../event.ts";
import type { Target } from "../target.ts";
import { dialTarget } from "./dial-target.ts";

/** What stands between a client and the links to its target. */
export interface Between {
  readonly middleware: readonly Middleware[];
  readonly cache: ResultCache;
  readonly report: (event: ClientEvent) => void;
}

/** How to reach a target by way of a cache, and behind that of middleware. */
export function dialThrough(target: Target, { middleware, cache, report }: Between): Dial {
  const dial = dialTarget(target, report);
  return (dialect) =>
    dial(dialect).pipe(map((link) => cachedLink(linkThrough(middleware, link), cache)));
}
