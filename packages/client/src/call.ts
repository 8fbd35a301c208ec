import {
  type CallOptions,
  type CallOutcome,
  type OutboundCall,
  type Peer,
  settle,
} from "@mcp-actors/machine";
import type { Progress, Request, Result } from "@mcp-actors/protocol";
import { distinctUntilChanged, Observable, Subject } from "rxjs";
import { onAbort } from "./abort-signals.ts";
import type { CallToolOptions } from "./options.ts";

/** Where a call stands; the last six are its outcomes. */
export type CallState =
  | "queued"
  | "pending"
  | "progressing"
  | "awaitingInput"
  | "completed"
  | "failed"
  | "timedOut"
  | "cancelled"
  | "lost"
  | "refused";

/** What the handlers of a promise are given, so that a call can stand wherever a promise does. */
type Reason = Parameters<NonNullable<Parameters<Promise<unknown>["catch"]>[0]>>[0];

/**
 * A request on its way, and what becomes of it.
 *
 * It starts at once. Awaiting it gives the result or throws by outcome: a
 * `ProtocolError` of the peer, a `RequestError`, or the reason of the caller's
 * own signal. A call that nobody awaits fails without an unhandled rejection.
 */
export class Call<Value = Result> implements PromiseLike<Value> {
  readonly #call: OutboundCall;
  readonly #read: (result: Result) => Value;
  readonly #signal: AbortSignal | undefined;
  #leaveSignal: (() => void) | undefined;
  #promise: Promise<Value> | undefined;
  #settled: (() => void) | undefined;
  #progress: Subject<Progress> | undefined;

  constructor(
    peer: Peer,
    request: Request,
    options: CallToolOptions,
    read: (result: Result) => Value,
  ) {
    this.#read = read;
    this.#signal = options.signal;
    this.#call = peer.call(request, this.#callOptions(options));
    if (this.#signal !== undefined && this.#call.outcome === undefined) {
      this.#leaveSignal = onAbort(this.#signal, () => this.cancel(describe(this.#signal?.reason)));
    }
  }

  /** The actor of the call, for whoever inspects it. */
  get actor(): OutboundCall["actor"] {
    return this.#call.actor;
  }

  get state(): CallState {
    return this.#call.actor.value as CallState;
  }

  /** How it ended; undefined while it has not. */
  get outcome(): CallOutcome | undefined {
    return this.#call.outcome;
  }

  /** The progress from now on; completes when the call ends. Leaving it cancels nothing. */
  get progress$(): Observable<Progress> {
    return new Observable((subscriber) => {
      if (this.outcome !== undefined) {
        subscriber.complete();
        return undefined;
      }
      this.#progress ??= new Subject();
      return this.#progress.subscribe(subscriber);
    });
  }

  /** The state now and each one after it; completes when the call ends. Leaving it cancels nothing. */
  get state$(): Observable<CallState> {
    return new Observable<CallState>((subscriber) => {
      subscriber.next(this.state);
      const subscription = this.actor.subscribe({
        next: (snapshot) => subscriber.next(snapshot.value as CallState),
        complete: () => subscriber.complete(),
      });
      return () => subscription.unsubscribe();
    }).pipe(distinctUntilChanged());
  }

  /** Gives the call up; the peer is told. Does nothing once there is an outcome. */
  cancel(reason = "Cancelled by the caller"): void {
    this.#call.cancel(reason);
  }

  then<Fulfilled = Value, Rejected = never>(
    onFulfilled?: ((value: Value) => Fulfilled | PromiseLike<Fulfilled>) | null,
    onRejected?: ((reason: Reason) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Fulfilled | Rejected> {
    this.#promise ??= this.#result();
    return this.#promise.then(onFulfilled, onRejected);
  }

  catch<Rejected = never>(
    onRejected?: ((reason: Reason) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Value | Rejected> {
    return this.then(undefined, onRejected);
  }

  finally(onFinally?: (() => void) | null): Promise<Value> {
    return this.then().finally(onFinally);
  }

  #callOptions(options: CallToolOptions): CallOptions {
    const { timeout, maxTotalTimeout, onProgress, signal } = options;
    return {
      timeout,
      maxTotalTimeout,
      cancelled: signal?.aborted === true ? describe(signal.reason) : undefined,
      onProgress: (progress) => {
        this.#progress?.next(progress);
        return onProgress?.(progress);
      },
      onSettled: () => {
        this.#leaveSignal?.();
        this.#progress?.complete();
        this.#settled?.();
      },
    };
  }

  async #result(): Promise<Value> {
    if (this.outcome === undefined) {
      await new Promise<void>((resolve) => {
        this.#settled = resolve;
      });
    }
    return this.#value();
  }

  #value(): Value {
    const outcome = this.#call.outcome;
    if (outcome === undefined) throw new Error("unreachable: the call has no outcome yet");
    if (outcome.status === "cancelled" && this.#signal?.aborted === true) throw this.#signal.reason;
    return this.#read(settle(outcome));
  }
}

function describe(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}
