import type { PageServerName } from "../servers/page-servers.ts";

/** Which revisions are offered to a server. */
export type EraChoice = "auto" | "modern" | "legacy" | (string & {});

/** Where a server is: at a URL, or in a worker of this page. */
export type ServerPlace =
  | { readonly kind: "url"; readonly url: string; readonly bearer?: string | undefined }
  | { readonly kind: "page"; readonly server: PageServerName };

/** A server that somebody wants to be connected to. */
export interface ServerChoice {
  readonly place: ServerPlace;
  readonly era: EraChoice;
  /** What the person calls it; default what the place says. */
  readonly label?: string | undefined;
  /** Tells apart several clients of one server, from 1; default 1. */
  readonly client?: number | undefined;
}

/** What a server is called: by the person, by itself, or else by its place. */
export function nameOf(
  { place, label }: ServerChoice,
  { title, name }: { readonly title?: string | undefined; readonly name?: string | undefined } = {},
): string {
  const given = label ?? title ?? name;
  if (given !== undefined) return given;
  if (place.kind === "page") return place.server;
  return URL.canParse(place.url) ? `${new URL(place.url).host}` : place.url;
}

/** A place as one short text, as deep links have it. */
export function toAddress(place: ServerPlace): string {
  return place.kind === "page" ? `page:${place.server}` : place.url;
}

/** What a typed URL lacks to be one of a server; undefined where it is good. */
export function problemOf(url: string): string | undefined {
  if (url.trim() === "") return "Type the URL of a server";
  if (!URL.canParse(url)) return "This is no URL";
  const { protocol } = new URL(url);
  if (["http:", "https:", "ws:", "wss:"].includes(protocol)) return undefined;
  return `A page reaches http, https, ws and wss, not ${protocol.slice(0, -1)}`;
}

/** What tells a choice from all others. */
export function idOf({ place, era, client = 1 }: ServerChoice): string {
  return `${toAddress(place)} ${era}${client === 1 ? "" : ` ${client}`}`;
}
