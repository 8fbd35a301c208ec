import type { ProgressView } from "../part/progress-bar.tsx";
import type { RequestState } from "../state/request-state.ts";

/** A stretch of a request's life in one state. */
export interface RequestPhase {
  readonly state: RequestState;
  /** When it began, in milliseconds since the epoch. */
  readonly from: number;
}

/** One request as a row shows it; times are in milliseconds since the epoch. */
export interface RequestView {
  /** Tells it from every other request of the list. */
  readonly key: string;
  readonly method: string;
  /** What the request is about: a tool's name, a URI. */
  readonly label: string;
  /** `outbound` from the end that shows the list. */
  readonly direction: "outbound" | "inbound";
  readonly state: RequestState;
  readonly startedAt: number;
  /** Absent while it is live. */
  readonly endedAt?: number | undefined;
  readonly progress?: ProgressView | undefined;
  /** A word on how it ended: an error's message, a reason. */
  readonly note?: string | undefined;
  /** How deep under the request that caused it, default 0. */
  readonly depth?: number | undefined;
  /** The states it went through, in order; where absent, all of it is drawn in its present state. */
  readonly phases?: readonly RequestPhase[] | undefined;
}
