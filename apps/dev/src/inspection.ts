import { inspectedVariables, type RunningHub, startHub } from "@mcp-actors/inspector/node";
import type { Ports } from "@mcp-actors/ports";
import type { Place } from "./program.ts";

const HOST = "127.0.0.1";

/** The inspector that all programs tell what they do. */
export interface Inspection {
  /** The row of the table that it is in. */
  readonly name: "inspector";
  readonly places: readonly Place[];
  /** Variables with which a program tells it, under a title of its own. */
  readonly envOf: (title: string) => { readonly [name: string]: string };
  /** Where a page tells it, with the token that writes in the fragment. */
  readonly producerUrl: string;
  readonly close: () => Promise<void>;
}

/** Where the inspector will be, before it is there. */
export function inspectorAt(ports: Ports): Pick<Inspection, "name" | "places"> {
  const url = `http://${HOST}:${ports.hub}/`;
  return { name: "inspector", places: [{ what: WHAT, url, port: ports.hub, portName: "hub" }] };
}

/** Starts the inspector: whoever has its URL may look, and drive what can be driven. */
export async function startInspection(ports: Ports): Promise<Inspection> {
  const playground = `http://${HOST}:${ports.playground}`;
  const hub = await startHub({ port: ports.hub, control: true, producerOrigins: [playground] });
  const { name, places } = inspectorAt(ports);
  const variables = variablesOf(hub);
  return {
    name,
    places: places.map((place) => ({ ...place, url: hub.url })),
    envOf: (title) => ({ ...variables, MCP_ACTORS_INSPECT_TITLE: title }),
    producerUrl: hub.producerUrl,
    close: hub.close,
  };
}

/** What is to be added to the variables of a program. */
function variablesOf(hub: RunningHub): { readonly [name: string]: string } {
  const { NODE_OPTIONS } = process.env;
  const all = inspectedVariables(hub, { ...(NODE_OPTIONS !== undefined && { NODE_OPTIONS }) });
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

const WHAT = "what goes on in them all";
