import type { ServedRequest } from "../request/served-request.ts";
import type { CallMemory } from "./call-memory.ts";
import type { Once } from "./once.ts";
import type { Questioner } from "./questioner.ts";

/** A run of a handler, as its questions see it. */
export interface AskingRun {
  readonly request: ServedRequest;
  readonly questioner: Questioner;
  readonly memory: CallMemory;
  readonly once: Once;
  /** Whether it has ended to ask. */
  readonly suspended: boolean;
  /** Ends the run to ask; false when it was decided before. */
  suspend(): boolean;
}
