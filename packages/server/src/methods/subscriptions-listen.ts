import { ListenFilter, readFilter } from "../changes/listen-filter.ts";
import { overloaded } from "../limits/overloaded.ts";
import type { Method } from "./method.ts";

/** Tells a client of changes until one of both has enough. spec: 2026-07-28 basic/patterns/subscriptions */
export const subscriptionsListen: Method = {
  eras: ["modern"],
  handle(request, client) {
    const { params, runtime } = request;
    const wanted = readFilter(params["notifications"]);
    const { resourceSubscriptions = [] } = wanted;
    const limit = runtime.limits.subscriptions;
    if (resourceSubscriptions.length > limit) {
      throw overloaded(`Stream is about more than ${limit} resources`);
    }
    client.listen(request, new ListenFilter(wanted, runtime.registry));
    return undefined;
  },
};
