import { type Dial, linkThrough, type Middleware } from "@mcp-actors/machine";
import { cachedLink } from "../cache/cached-link.ts";
import type { ResultCache } from "../cache/result-cache.ts";
import type { Target } from "../target.ts";
import type { DialScope } from "./dial-scope.ts";
import { dialTarget } from "./dial-target.ts";
import { mapped } from "./mapped.ts";

/** What stands between a client and the links to its target. */
export interface Between extends DialScope {
  readonly middleware: readonly Middleware[];
  readonly cache: ResultCache;
}

/** How to reach a target by way of a cache, and behind that of middleware. */
export function dialThrough(target: Target, between: Between): Dial {
  const { middleware, cache, inspect, report } = between;
  const dial = dialTarget(target, between);
  const failed = (error: unknown) =>
    report({ type: "callback.failed", callback: "middleware", error });
  return (dialect) =>
    mapped(dial(dialect), (link) =>
      cachedLink(linkThrough(middleware, inspect?.through?.(link) ?? link, failed), cache),
    );
}
