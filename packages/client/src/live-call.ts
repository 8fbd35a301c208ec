import {
  type CallOptions,
  type CallOutcome,
  type CallState,
  type OutboundCall,
  type Peer,
  settle,
} from "@mcp-actors/machine";
import {
  ErrorCode,
  messageOf,
  type Progress,
  type Request,
  type Result,
} from "@mcp-actors/protocol";
import { Observable, Subject } from "@mcp-actors/transport/rxjs";
import { type Abortable, follow, leave } from "./abort-signals.ts";
import type { Call } from "./call.ts";
import type { RequestOptions } from "./request-options.ts";

/** What the handlers of a promise are given, so that a call can stand wherever a promise does. */
type Reason = Parameters<NonNullable<Parameters<Promise<unknown>["catch"]>[0]>>[0];

/** What all calls of a client share. */
export interface CallScope {
  readonly peer: Peer;
  /** What a call has where it wants nothing of its own. */
  readonly defaults: Pick<RequestOptions, "timeout" | "maxTotalTimeout">;
  /** Why the server does not know a method, where what it declares says so. */
  readonly lackOf: (method: string) => string | undefined;
}

/** Makes of a result what the caller is given; what it throws or rejects with, the caller is given as well. */
export type Read<Value> = (result: Result) => Value | PromiseLike<Value>;

/** A call over the peer's own, whose options it is itself: thousands are in flight, and closures add up. */
export class LiveCall<Value> implements Call<Value>, CallOptions, Abortable {
  readonly #scope: CallScope;
  readonly #options: RequestOptions;
  readonly #read: Read<Value>;
  readonly #call: OutboundCall;
  #aborted: boolean;
  #promise: Promise<Value> | undefined;
  #resolve: ((value: Value | PromiseLike<Value>) => void) | undefined;
  #progress: Subject<Progress> | undefined;

  constructor(scope: CallScope, request: Request, options: RequestOptions, read: Read<Value>) {
    this.#scope = scope;
    this.#options = options;
    this.#read = read;
    const { signal } = options;
    this.#aborted = signal?.aborted === true;
    this.#call = scope.peer.call(request, this);
    if (signal !== undefined && this.#call.outcome === undefined) follow(signal, this);
  }

  get actor(): OutboundCall["actor"] {
    return this.#call.actor;
  }

  get state(): CallState {
    return this.#call.actor.value;
  }

  get outcome(): CallOutcome | undefined {
    return this.#call.outcome;
  }

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

  get state$(): Observable<CallState> {
    return new Observable((subscriber) => {
      let told = this.state;
      subscriber.next(told);
      const subscription = this.actor.subscribe({
        next: ({ value }) => {
          if (value === told) return;
          told = value;
          subscriber.next(value);
        },
        complete: () => subscriber.complete(),
      });
      return () => subscription.unsubscribe();
    });
  }

  cancel(reason = "Cancelled by the caller"): void {
    this.#call.cancel(reason);
  }

  then<Fulfilled = Value, Rejected = never>(
    onFulfilled?: ((value: Value) => Fulfilled | PromiseLike<Fulfilled>) | null,
    onRejected?: ((reason: Reason) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Fulfilled | Rejected> {
    return this.#result().then(onFulfilled, onRejected);
  }

  catch<Rejected = never>(
    onRejected?: ((reason: Reason) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Value | Rejected> {
    return this.#result().catch(onRejected);
  }

  finally(onFinally?: (() => void) | null): Promise<Value> {
    return this.#result().finally(onFinally);
  }

  get [Symbol.toStringTag](): string {
    return "Call";
  }

  get timeout(): number | undefined {
    return this.#options.timeout ?? this.#scope.defaults.timeout;
  }

  get maxTotalTimeout(): number | undefined {
    return this.#options.maxTotalTimeout ?? this.#scope.defaults.maxTotalTimeout;
  }

  get repeatable(): boolean | undefined {
    return this.#options.repeatable;
  }

  get cancelled(): string | undefined {
    return this.#aborted ? this.#abortReason() : undefined;
  }

  onProgress(progress: Progress): unknown {
    this.#progress?.next(progress);
    return this.#options.onProgress?.(progress);
  }

  onSettled(): void {
    const { signal } = this.#options;
    if (signal !== undefined) leave(signal, this);
    this.#progress?.complete();
    this.#resolve?.(this.#ending());
  }

  /** The caller's signal was aborted. */
  abort(): void {
    this.#aborted = true;
    this.cancel(this.#abortReason());
  }

  #abortReason(): string {
    return messageOf(this.#options.signal?.reason);
  }

  /** Made when it is first looked at: one promise and what settles it is all that waiting for a call costs. */
  #result(): Promise<Value> {
    this.#promise ??= new Promise((resolve) => {
      if (this.outcome === undefined) this.#resolve = resolve;
      else resolve(this.#ending());
    });
    return this.#promise;
  }

  /** What the promise comes to: the value, or a promise of it. */
  #ending(): Value | PromiseLike<Value> {
    try {
      return this.#value();
    } catch (error) {
      return Promise.reject(error);
    }
  }

  /** A server that lacks a method says that it does, and not why. */
  #lack(outcome: CallOutcome): Error | undefined {
    if (outcome.status !== "failed" || outcome.error.code !== ErrorCode.MethodNotFound) {
      return undefined;
    }
    const lack = this.#scope.lackOf(this.#call.method);
    return lack === undefined ? undefined : new Error(lack);
  }

  #value(): Value | PromiseLike<Value> {
    const { outcome } = this;
    if (outcome === undefined) throw new Error("unreachable: the call has no outcome yet");
    if (outcome.status === "cancelled" && this.#aborted) throw this.#options.signal?.reason;
    return this.#read(settle(outcome, this.#call.cause ?? this.#lack(outcome)));
  }
}
