import { filter } from "@mcp-actors/transport/rxjs/operators";
import type { ClientParts } from "../client-parts.ts";
import type { Followers } from "./followers.ts";
import { type LiveViews, liveViews, type ViewReaders } from "./live-views.ts";
import type { Topic } from "./topic.ts";

interface ViewParts extends Pick<ClientParts, "connection" | "feed"> {
  readonly followers: Followers;
}

/** The live views of a client, over its parts. */
export function viewsOf(parts: ViewParts, readers: ViewReaders): LiveViews {
  const { connection, feed, followers } = parts;
  return liveViews({
    readers,
    followers,
    offers: (capability) => connection.session?.peer.capabilities[capability] !== undefined,
    over$: connection.state$.pipe(filter((state) => ENDINGS.has(state))),
    failed: (topic, error) => feed.report({ type: "view.failed", view: nameOf(topic), error }),
  });
}

const ENDINGS: ReadonlySet<string> = new Set(["draining", "closed", "failed"]);

function nameOf(topic: Topic): string {
  return "list" in topic ? topic.list : topic.resource;
}
