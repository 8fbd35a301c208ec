import { createInspector, type ProcessInspector } from "@mcp-actors/inspector";
import { connectHub } from "@mcp-actors/inspector/browser";
import { INSPECT } from "@mcp-actors/machine";
import { writeCallPath } from "./call-path.ts";

/** The inspector that this page tells what its clients do. */
export interface Inspection {
  /** Its page. */
  readonly url: string;
  /** Its page, with the request of an actor chosen; undefined where nothing is known of that any more. */
  readonly urlOf: (actor: string) => string | undefined;
}

/** Where an inspector is, as whoever serves the page says. */
export interface InspectorPlace {
  /** Its page, with a token in the fragment. */
  readonly page: string;
  /** Where this page tells it, with the token that writes. */
  readonly hub: string;
}

/** Has every client of this page inspected from now on. */
export function startInspection({ page, hub }: InspectorPlace, tab: string): Inspection {
  const call = writeCallPath({ tab, actor: "{actor}" });
  const requestUrl = `${location.origin}${location.pathname}${call}`;
  const inspector = createInspector({ title: "playground", requestUrl });
  Reflect.set(globalThis, INSPECT, inspector);
  connectHub(inspector, hub);
  return {
    url: page,
    urlOf: (actor) => {
      const key = keyOf(inspector, actor);
      return key && `${page}&request=${encodeURIComponent(key)}`;
    },
  };
}

/** The inspector knows a request by its process and the number of the record that its actor was born with. */
function keyOf(inspector: ProcessInspector, actor: string): string | undefined {
  const birth = inspector
    .records()
    .find((record) => record.kind === "actor" && record.actor === actor);
  return birth && `${inspector.process}#${birth.seq}`;
}
