import type { Meta, Progress } from "@mcp-actors/protocol";

/** What one call may want of its own. */
export interface RequestOptions {
  /** Cancels the call; its promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Longest silence before the call is given up, in ms; default 60,000. Progress restarts it. */
  readonly timeout?: number | undefined;
  /** Longest duration of the whole call, waiting included, in ms; default 3,600,000. */
  readonly maxTotalTimeout?: number | undefined;
  /** Hears each progress in order, and is not waited for; what it throws or rejects becomes an event. */
  readonly onProgress?: ((progress: Progress) => unknown) | undefined;
  /**
   * Whether asking twice is the same as asking once, so that the call is sent again when a server forgot the session
   * it was asked in. Default what the method, or the annotations of a listed tool, say.
   */
  readonly repeatable?: boolean | undefined;
  /** Sent with the request, beside what the protocol puts there. */
  readonly _meta?: Meta | undefined;
}

/** What one call of a tool may want of its own. */
export interface CallToolOptions extends RequestOptions {}

/** What one call may want of its own whose answer a server may allow to keep. */
export interface FetchOptions extends RequestOptions {
  /** False asks the server even though an earlier answer is still fresh; default true. */
  readonly cache?: boolean | undefined;
}
