import type { RequestOutcome } from "./request-view.ts";

/** How much there was so far. */
export interface Counters {
  /** Records by kind. */
  readonly records: { readonly [kind: string]: number };
  /** Requests of both sides, a twin counted once for each end. */
  readonly requests: number;
  readonly inFlight: number;
  readonly outcomes: { readonly [Outcome in RequestOutcome]: number };
  readonly messages: number;
  /** Characters of JSON on the wire, as seen from each end. */
  readonly size: number;
  readonly actors: number;
  readonly activeActors: number;
  readonly progress: number;
}
