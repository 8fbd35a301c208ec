import type { Method } from "./method.ts";

/** spec: 2026-07-28 server/discover */
export const serverDiscover: Method = {
  eras: ["modern"],
  handle: ({ runtime }) => runtime.registry.discovery,
};
