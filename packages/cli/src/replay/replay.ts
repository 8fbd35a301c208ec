import type { InspectionRecord } from "@mcp-actors/inspector";
import type { LocalInvocation } from "../command.ts";

/** A recording, and what is to be done with it. */
export interface Replay {
  readonly invocation: LocalInvocation;
  readonly records: readonly InspectionRecord[];
}
