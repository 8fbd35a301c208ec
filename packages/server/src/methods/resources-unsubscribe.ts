import type { Method } from "./method.ts";
import { readUri } from "./read-uri.ts";

/** spec: server/resources#subscriptions */
export const resourcesUnsubscribe: Method = {
  eras: ["legacy"],
  capability: "resources",
  handle({ params }, { session }) {
    session?.unsubscribe(readUri(params));
    return {};
  },
};
