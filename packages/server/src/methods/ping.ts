import type { Method } from "./method.ts";

/** spec: basic/utilities/ping */
export const ping: Method = { eras: ["legacy"], handle: () => ({}) };
