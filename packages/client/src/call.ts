import type { CallOutcome, CallState, OutboundCall } from "@mcp-actors/machine";
import type { Progress, Result } from "@mcp-actors/protocol";
import type { Observable } from "rxjs";

/** All of a promise but its name: linters want every promise watched, which a call need not be. */
type PromiseMethods<Value> = Pick<
  Promise<Value>,
  "then" | "catch" | "finally" | typeof Symbol.toStringTag
>;

/**
 * A request on its way, and what becomes of it.
 *
 * It starts at once, and stands wherever a promise does. Awaiting it gives the
 * result or throws by outcome: a `ProtocolError` of the peer, a `RequestError`,
 * or the reason of the caller's own signal. A call that nobody awaits fails
 * without an unhandled rejection.
 */
export interface Call<Value = Result> extends PromiseMethods<Value> {
  /** The actor of the call, for whoever inspects it. */
  readonly actor: OutboundCall["actor"];
  readonly state: CallState;
  /** How it ended; undefined while it has not. */
  readonly outcome: CallOutcome | undefined;
  /** The progress from now on; completes when the call ends. Leaving it cancels nothing. */
  readonly progress$: Observable<Progress>;
  /** The state now and each one after it; completes when the call ends. Leaving it cancels nothing. */
  readonly state$: Observable<CallState>;
  /** Gives the call up; the peer is told. Does nothing once there is an outcome. */
  cancel(reason?: string): void;
}
