import { createInspector, type ProcessInspector } from "@mcp-actors/inspector";
import { createInspector as joinHub } from "@mcp-actors/inspector/node";
import type { Inspect } from "@mcp-actors/machine";
import { createWebSocketInspector } from "@statelyai/inspect";

/** Who looks on while calls are made. */
export type Onlooker =
  | "nobody"
  /** Our inspector, switched off. */
  | "off"
  /** Our inspector, in memory alone. */
  | "flight"
  /** Our inspector, a hub in another process, and a viewer of that. */
  | "viewer"
  /** The same, with a viewer that reads nothing. */
  | "paused viewer"
  /** An observer of XState's inspection events that does nothing. */
  | "observer"
  /** Stately's WebSocket inspector, with somebody who takes what it sends. */
  | "stately";

/** Where those that look on from another process are. */
export interface OnlookerPlace {
  readonly hub: string;
  readonly stately: string;
}

/** What a client or a server is given as `inspect`. */
export function inspectFor(onlooker: Onlooker, place: OnlookerPlace): Inspect | undefined {
  switch (onlooker) {
    case "nobody":
      return undefined;
    case "observer":
      return { next() {} };
    case "stately":
      return createWebSocketInspector({ url: place.stately }).inspect;
    case "off":
    case "flight":
      return createInspector({ mode: onlooker });
    default:
      return liveAt(place.hub);
  }
}

function liveAt(hub: string): ProcessInspector {
  return joinHub({ inspect: hub, children: false, tell() {} });
}
