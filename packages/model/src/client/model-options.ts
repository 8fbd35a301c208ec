import type { ConnectOptions } from "@mcp-actors/client";
import type { Account } from "../protocol/vocabulary.ts";
import type { ModelTools } from "../tools/model-tool.ts";
import type { ModelEvent } from "./model-event.ts";

/** What one request may want of its own. */
export interface AskOptions {
  /** Cancels it; it rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Longest silence before it is given up, in ms; default 60,000. Each token restarts it, and a tool of ours stops it. */
  readonly timeout?: number | undefined;
  /** Longest duration, waiting for its turn included, in ms; default 3,600,000. */
  readonly maxTotalTimeout?: number | undefined;
}

/** What one generation may want of its own. */
export interface GenerateOptions extends AskOptions {
  /** Hears each token in order; what it throws or rejects becomes an event. */
  readonly onToken?: ((token: string) => unknown) | undefined;
  /** Longest text that is kept, in UTF-16 units, each token counting one more; then it is given up. Default 16,777,216. */
  readonly maxLength?: number | undefined;
}

/** What a connection to a model shares with one to a server. */
type SharedOptions = Pick<
  ConnectOptions,
  | "clock"
  | "inspect"
  | "limits"
  | "liveness"
  | "maxTotalTimeout"
  | "signal"
  | "supervision"
  | "timeout"
  | "timeouts"
>;

/** What a connection to a model may want of its own; everything has a default. */
export interface ConnectModelOptions extends SharedOptions {
  /** How this client names itself; default `mcp-actors`. */
  readonly client?: Account | undefined;
  /** What the model may call, by name. Several may run at once. */
  readonly tools?: ModelTools | undefined;
  /** Hears everything that happens; what it throws or rejects is ignored. */
  readonly onEvent?: ((event: ModelEvent) => unknown) | undefined;
}
