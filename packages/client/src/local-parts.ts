import {
  type Clock,
  DEFAULT_LIMITS,
  type Inspection,
  inspectionOf,
  NotificationLanes,
  processInspector,
  systemClock,
} from "@mcp-actors/machine";
import { LiveRoots } from "./answers/live-roots.ts";
import { ResultCache } from "./cache/result-cache.ts";
import { EventFeed } from "./event-feed.ts";
import { Followers } from "./live/followers.ts";
import { ANONYMOUS, type ConnectOptions } from "./options.ts";
import { OutputSchemas } from "./outputs/output-schemas.ts";
import { type Target, targetText } from "./target.ts";

/** The parts of a client that need no server: what it tells, and what it remembers. */
export interface LocalParts {
  readonly clock: Clock;
  readonly inspect: Inspection | undefined;
  readonly feed: EventFeed;
  readonly cache: ResultCache;
  readonly outputs: OutputSchemas;
  readonly followers: Followers;
  readonly lanes: NotificationLanes;
  readonly roots: LiveRoots;
}

/** The parts of a client of a target, before anything is dialled. */
export function localParts(target: Target, options: ConnectOptions): LocalParts {
  const { clock = systemClock, limits, onNotification = ignore } = options;
  const feed = new EventFeed(options.onEvent);
  const { report } = feed;
  const inspect = inspectionOf(
    options.inspect ?? processInspector(),
    { role: "client", ...(options.client ?? ANONYMOUS), target: targetText(target) },
    feed.failedIn("inspect"),
  );
  feed.overhear(inspect);
  const limit = limits?.waitingNotifications ?? DEFAULT_LIMITS.waitingNotifications;
  return {
    clock,
    feed,
    inspect,
    cache: new ResultCache(clock),
    outputs: new OutputSchemas((tool, error) => report({ type: "output.unchecked", tool, error })),
    followers: new Followers(),
    lanes: new NotificationLanes({
      handler: onNotification,
      limit,
      failed: feed.failedIn("onNotification"),
      dropped: ({ method }, most) => report({ type: "notification.dropped", method, limit: most }),
    }),
    roots: new LiveRoots(options.roots),
  };
}

function ignore(): void {}
