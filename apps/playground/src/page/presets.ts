import type { ServerPlace } from "../host/server-choice.ts";
import { isPageServer } from "../servers/page-servers.ts";
import { ADDRESSES } from "./addresses.ts";

/** A server that the page offers by itself. */
export interface Preset {
  readonly title: string;
  readonly about: string;
  readonly place: ServerPlace;
}

/** Clockwork, in a worker of the page. */
export const CLOCKWORK: ServerPlace = { kind: "page", server: "clockwork" };

/** The servers that are a click away. */
export const PRESETS: readonly Preset[] = [
  {
    title: "Pocket",
    about: "A bit of everything, in a worker of this page",
    place: { kind: "page", server: "pocket" },
  },
  {
    title: "Everything over HTTP",
    about: ADDRESSES.everythingHttp,
    place: { kind: "url", url: ADDRESSES.everythingHttp },
  },
  {
    title: "Everything over WebSocket",
    about: ADDRESSES.everythingWebSocket,
    place: { kind: "url", url: ADDRESSES.everythingWebSocket },
  },
  {
    title: "Clockwork",
    about: "Work of any length, in a worker of this page",
    place: CLOCKWORK,
  },
  {
    title: "Table for two",
    about: "Asks in the middle of a call, in a worker of this page",
    place: { kind: "page", server: "booking" },
  },
];

/** The place that an address of a deep link means; undefined where it means none. */
export function placeOf(address: string | undefined): ServerPlace | undefined {
  if (address === undefined) return undefined;
  const name = address.startsWith("page:") ? address.slice("page:".length) : undefined;
  if (name !== undefined) return isPageServer(name) ? { kind: "page", server: name } : undefined;
  return { kind: "url", url: address };
}

/** What a place is called: the title of its preset, or what it says itself. */
export function labelOf(place: ServerPlace): string | undefined {
  return PRESETS.find((preset) => isSame(preset.place, place))?.title;
}

function isSame(one: ServerPlace, other: ServerPlace): boolean {
  if (one.kind === "page") return other.kind === "page" && one.server === other.server;
  return other.kind === "url" && one.url === other.url;
}
