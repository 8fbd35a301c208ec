import { overloaded } from "../limits/overloaded.ts";
import { toNotFoundError } from "../resources/resource-not-found.ts";
import type { Method } from "./method.ts";
import { readUri } from "./read-uri.ts";

/** Tells a session of the updates of a resource. spec: server/resources#subscriptions */
export const resourcesSubscribe: Method = {
  eras: ["legacy"],
  capability: "resources",
  handle({ params, runtime, caller }, { session }) {
    const uri = readUri(params);
    if (runtime.registry.resources.find(uri) === undefined) {
      throw toNotFoundError(uri, caller.revision);
    }
    const { resources = [] } = session ?? {};
    const limit = runtime.limits.subscriptions;
    if (resources.length >= limit && !resources.includes(uri)) {
      throw overloaded(`Session has ${limit} subscriptions already`);
    }
    session?.subscribe(uri);
    return {};
  },
};
