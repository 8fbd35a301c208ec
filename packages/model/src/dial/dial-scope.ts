import type { Inspection } from "@mcp-actors/machine";
import type { ModelEvent } from "../client/model-event.ts";

/** What a dial needs to know of whoever dials. */
export interface DialScope {
  readonly report: (event: ModelEvent) => void;
  readonly inspect: Inspection | undefined;
}
