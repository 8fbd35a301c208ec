import { arrival, type FarWorld } from "../open-client.ts";
import { giveTool, newest, openViews, show } from "./showing.ts";

/** The revision whose views share a stream. */
export const REVISION = "2026-07-28";

/** The request that opens a stream of changes. */
export const LISTEN = "subscriptions/listen";

/** What tells of another list of tools. */
export const LIST_CHANGED = "notifications/tools/list_changed";

/** The requests for a stream that came, the first one first. */
export const listens = (world: FarWorld) => world.far.asked(LISTEN);

/** What each stream was asked to tell of. */
export const filters = (world: FarWorld) =>
  listens(world).map(({ params }) => params?.["notifications"]);

/** The ids of the requests that were given up. */
export const cancelled = (world: FarWorld) =>
  world.far.notifications
    .filter(({ method }) => method === "notifications/cancelled")
    .map(({ params }) => params?.["requestId"]);

/** Settles when the newest stream stands. */
export async function acknowledged(world: FarWorld): Promise<void> {
  world.far.acknowledge(newest(world, LISTEN));
  await arrival();
}

/** A client that shows its tools, and what was shown. */
export async function showingTools() {
  const world = await openViews(REVISION);
  const shown = show(world.client.tools$);
  await arrival();
  await acknowledged(world);
  await giveTool(world, "a");
  return Object.assign(world, { shown });
}
