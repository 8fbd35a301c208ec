import { createInspector } from "@mcp-actors/inspector";
import { connectHub, type HubInvitation } from "@mcp-actors/inspector/browser";
import { INSPECT } from "@mcp-actors/machine";

/** What a worker is told: tell the inspector of the page what you serve from now on. */
export interface InspectWorker {
  readonly inspect: HubInvitation & {
    /** What the worker is called. */
    readonly title: string;
  };
}

/** Has every server of this worker inspected from now on, as a process of its own. */
export function inspectWorker({ inspect: { url, parent, title } }: InspectWorker): void {
  const inspector = createInspector({ title, parent });
  Reflect.set(globalThis, INSPECT, inspector);
  connectHub(inspector, url);
}
