import type { Era } from "@mcp-actors/protocol";
import { completionComplete } from "./completion-complete.ts";
import { initialize } from "./initialize.ts";
import { loggingSetLevel } from "./logging-set-level.ts";
import type { Method } from "./method.ts";
import { ping } from "./ping.ts";
import { promptsGet } from "./prompts-get.ts";
import { promptsList } from "./prompts-list.ts";
import { resourcesList } from "./resources-list.ts";
import { resourcesRead } from "./resources-read.ts";
import { resourcesSubscribe } from "./resources-subscribe.ts";
import { resourcesTemplatesList } from "./resources-templates-list.ts";
import { resourcesUnsubscribe } from "./resources-unsubscribe.ts";
import { serverDiscover } from "./server-discover.ts";
import { subscriptionsListen } from "./subscriptions-listen.ts";
import { toolsCall } from "./tools-call.ts";
import { toolsList } from "./tools-list.ts";

/** By their names on the wire, whatever the era. */
const ALL: readonly (readonly [string, Method])[] = [
  ["initialize", initialize],
  ["ping", ping],
  ["logging/setLevel", loggingSetLevel],
  ["server/discover", serverDiscover],
  ["subscriptions/listen", subscriptionsListen],
  ["resources/subscribe", resourcesSubscribe],
  ["resources/unsubscribe", resourcesUnsubscribe],
  ["tools/list", toolsList],
  ["tools/call", toolsCall],
  ["resources/list", resourcesList],
  ["resources/templates/list", resourcesTemplatesList],
  ["resources/read", resourcesRead],
  ["prompts/list", promptsList],
  ["prompts/get", promptsGet],
  ["completion/complete", completionComplete],
];

/** Every method that a server answers in an era, by its name on the wire. */
export const METHODS: { readonly [In in Era]: ReadonlyMap<string, Method> } = {
  legacy: methodsOf("legacy"),
  modern: methodsOf("modern"),
};

function methodsOf(era: Era): ReadonlyMap<string, Method> {
  return new Map(ALL.filter(([, { eras }]) => eras.includes(era)));
}
