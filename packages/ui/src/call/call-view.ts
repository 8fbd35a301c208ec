import type { CallState } from "@mcp-actors/machine";
import type { ProgressView } from "../part/progress-bar.tsx";

/** What an error says, in the fields of JSON-RPC. */
export interface ErrorView {
  readonly message: string;
  /** A number of JSON-RPC's, or a word of ours. */
  readonly code?: number | string | undefined;
  readonly data?: unknown;
}

/** One call as a call panel shows it; times are in milliseconds since the epoch. */
export interface CallView {
  readonly state: CallState;
  readonly startedAt: number;
  /** Absent while it is live. */
  readonly endedAt?: number | undefined;
  readonly progress?: ProgressView | undefined;
  /** What the server answered, as it came. */
  readonly result?: unknown;
  /** Why it got no result. */
  readonly error?: ErrorView | undefined;
}
