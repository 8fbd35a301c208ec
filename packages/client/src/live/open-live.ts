import type { Connection } from "@mcp-actors/machine";
import { LiveChanges, type LiveChangesOptions } from "./live-changes.ts";
import type { LiveViews, ViewReaders } from "./live-views.ts";
import { viewsOf } from "./views-of.ts";

/** The live views of one client, and what tells them of changes. */
export interface Live {
  readonly views: LiveViews;
  readonly changes: LiveChanges;
}

/** Brings the live views of a client to life. */
export function openLive(
  options: LiveChangesOptions,
  connection: Connection,
  readers: ViewReaders,
): Live {
  const changes = new LiveChanges(options);
  changes.attend(connection);
  return { changes, views: viewsOf({ ...options, connection }, readers) };
}
