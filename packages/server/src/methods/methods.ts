import { initialize } from "./initialize.ts";
import { loggingSetLevel } from "./logging-set-level.ts";
import type { Method } from "./method.ts";
import { ping } from "./ping.ts";
import { serverDiscover } from "./server-discover.ts";
import { toolsCall } from "./tools-call.ts";
import { toolsList } from "./tools-list.ts";

/** Every method that a server answers, by its name on the wire. */
export const METHODS: ReadonlyMap<string, Method> = new Map([
  ["initialize", initialize],
  ["ping", ping],
  ["logging/setLevel", loggingSetLevel],
  ["server/discover", serverDiscover],
  ["tools/list", toolsList],
  ["tools/call", toolsCall],
]);
