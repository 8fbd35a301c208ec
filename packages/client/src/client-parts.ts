import type { Connection, NotificationLanes, Peer } from "@mcp-actors/machine";
import type { LiveRoots } from "./answers/live-roots.ts";
import type { Caller } from "./caller.ts";
import type { EventFeed } from "./event-feed.ts";
import type { LaterViews } from "./live/later-views.ts";
import type { LogLevel } from "./log-level.ts";
import type { OutputSchemas } from "./outputs/output-schemas.ts";

/** What a client is made of. */
export interface ClientParts {
  readonly peer: Peer;
  readonly connection: Connection;
  readonly feed: EventFeed;
  readonly caller: Caller;
  readonly outputs: OutputSchemas;
  readonly views: LaterViews;
  readonly lanes: NotificationLanes;
  readonly logLevel: LogLevel;
  readonly roots: LiveRoots;
}
