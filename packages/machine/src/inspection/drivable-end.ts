import type { Request } from "@mcp-actors/protocol";
import type { Clock } from "../timers/clock.ts";

/** An end, as whoever inspects it may drive it. */
export interface DrivableEnd {
  /** Makes a request as the end's own; settles with its result. */
  call(request: Request): PromiseLike<unknown>;
  /** Gives up a request of the end by the session id of its actor; false where it is not open. */
  cancel(actor: string, reason: string): boolean;
  /** What tells it the time. */
  readonly clock?: Clock;
  /** Settles when the end is over. */
  readonly over: Promise<unknown>;
}
