import type { CallOutcome } from "@mcp-actors/machine";
import type { Observable } from "rxjs";
import type { StopReason } from "../protocol/vocabulary.ts";

/** All of a promise but its name: linters want every promise watched, which a generation need not be. */
type PromiseMethods<Value> = Pick<
  Promise<Value>,
  "then" | "catch" | "finally" | typeof Symbol.toStringTag
>;

/**
 * A generation on its way: its whole text when awaited, its tokens in order when iterated.
 *
 * It starts at once. Every view shows all tokens from the first on, whenever it is
 * looked at; one that nobody looks at fails without an unhandled rejection.
 */
export interface Generation extends PromiseMethods<string>, AsyncIterable<string> {
  /** The tokens; completes or errors as the generation ends. Leaving it cancels nothing. */
  readonly token$: Observable<string>;
  /** The text so far. */
  readonly text: string;
  /** How it ended; undefined while it has not. */
  readonly outcome: CallOutcome | undefined;
  /** Why the model stopped, once it has. */
  readonly stopReason: StopReason | undefined;
  /** Gives it up, mid-sentence if need be; the model is told. Does nothing once there is an outcome. */
  cancel(reason?: string): void;
  /** Leaving the loop before its end cancels the generation: a loop is its reader. */
  [Symbol.asyncIterator](): AsyncGenerator<string, void, undefined>;
}
