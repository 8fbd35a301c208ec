import { createInspector, type ProcessInspector } from "@mcp-actors/inspector";
import { connectHub, type HubInvitation } from "@mcp-actors/inspector/browser";
import { INSPECT } from "@mcp-actors/machine";
import { writeCallPath } from "./call-path.ts";
import type { PageLoad } from "./page-load.ts";

/** The inspector that this page tells what its clients do. */
export interface Inspection {
  readonly inspector: ProcessInspector;
  /** Its page. */
  readonly url: string;
  /** Its page, with a request chosen by its key. */
  readonly urlOfRequest: (key: string) => string;
  /** Its page, with the connection of a client chosen by its peer id. */
  readonly urlOfConnection: (peer: string) => string;
  /** The keys of the requests that it still knows, by the session ids of their actors. */
  readonly requestKeys: () => ReadonlyMap<string, string>;
  /** Lets a worker of this page in. */
  readonly invite: () => HubInvitation;
}

/** Where an inspector is, as whoever serves the page says. */
export interface InspectorPlace {
  /** Its page, with a token in the fragment. */
  readonly page: string;
  /** Where this page tells it, with the token that writes. */
  readonly hub: string;
}

/** Has every client of this page inspected from now on, and driven where the inspector lets its viewers. */
export function startInspection({ page, hub }: InspectorPlace, load: PageLoad): Inspection {
  const call = writeCallPath({ ...load, actor: "{actor}" });
  const requestUrl = `${location.origin}${location.pathname}${call}`;
  const inspector = createInspector({ title: "playground", requestUrl });
  Reflect.set(globalThis, INSPECT, inspector);
  const { invite } = connectHub(inspector, hub);
  return {
    inspector,
    url: page,
    urlOfRequest: (key) => `${page}&request=${encodeURIComponent(key)}`,
    urlOfConnection: (peer) => `${page}&peer=${encodeURIComponent(peer)}&panel=connection`,
    requestKeys: () => requestKeysIn(inspector),
    invite,
  };
}

/** The inspector knows a request by its process and the number of the record that its actor was born with. */
function requestKeysIn(inspector: ProcessInspector): ReadonlyMap<string, string> {
  const births = inspector.records().filter((record) => record.kind === "actor");
  return new Map(births.map(({ actor, seq }) => [actor, `${inspector.process}#${seq}`]));
}
