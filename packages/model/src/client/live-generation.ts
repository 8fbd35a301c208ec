import {
  type CallOptions,
  type CallOutcome,
  type OutboundCall,
  type Peer,
  toError,
} from "@mcp-actors/machine";
import { messageOf, type Progress } from "@mcp-actors/protocol";
import { ignoreElements, lastValueFrom } from "@mcp-actors/transport/rxjs/operators";
import type { Observable } from "rxjs";
import { Method } from "../protocol/method.ts";
import type { GenerateRequest, StopReason } from "../protocol/vocabulary.ts";
import type { Generation } from "./generation.ts";
import type { AskOptions, GenerateOptions } from "./model-options.ts";
import { observableKey } from "./observable-key.ts";
import { TokenLog } from "./token-log.ts";

/** What the handlers of a promise are given, so that a generation can stand wherever a promise does. */
type Reason = Parameters<NonNullable<Parameters<Promise<unknown>["catch"]>[0]>>[0];

/** What all requests of a model's client share. */
export interface AskScope {
  readonly peer: Peer;
  /** What a request has where it wants nothing of its own. */
  readonly defaults: Pick<AskOptions, "timeout" | "maxTotalTimeout">;
}

const DEFAULT_MAX_LENGTH = 2 ** 24;

/** A generation over a call of the peer, whose options it is itself. */
export class LiveGeneration implements Generation, CallOptions {
  readonly timeout: number | undefined;
  readonly maxTotalTimeout: number | undefined;
  readonly cancelled: string | undefined;
  readonly #log = new TokenLog();
  readonly #options: GenerateOptions;
  readonly #call: OutboundCall | undefined;
  #promise: Promise<string> | undefined;

  constructor({ peer, defaults }: AskScope, params: GenerateRequest, options: GenerateOptions) {
    const { signal } = options;
    this.#options = options;
    this.timeout = options.timeout ?? defaults.timeout;
    this.maxTotalTimeout = options.maxTotalTimeout ?? defaults.maxTotalTimeout;
    this.cancelled = signal?.aborted === true ? messageOf(signal.reason) : undefined;
    this.#call = peer.call({ method: Method.GenerateContent, params }, this);
    if (this.outcome === undefined) signal?.addEventListener("abort", this.#abort);
  }

  get outcome(): CallOutcome | undefined {
    return this.#call?.outcome;
  }

  get text(): string {
    return this.#log.text;
  }

  get stopReason(): StopReason | undefined {
    const { outcome } = this;
    const reason = outcome?.status === "completed" ? outcome.result["stopReason"] : undefined;
    return typeof reason === "string" ? reason : undefined;
  }

  get token$(): Observable<string> {
    return this.#log.token$;
  }

  /** What RxJS looks for first, so that `from(generation)` gives tokens rather than the text. */
  [observableKey](): Observable<string> {
    return this.#log.token$;
  }

  [Symbol.asyncIterator](): AsyncGenerator<string, void, undefined> {
    return this.#log.read(() => this.cancel("The reader left"));
  }

  cancel(reason = "Cancelled by the caller"): void {
    this.#call?.cancel(reason);
  }

  then<Fulfilled = string, Rejected = never>(
    onFulfilled?: ((text: string) => Fulfilled | PromiseLike<Fulfilled>) | null,
    onRejected?: ((reason: Reason) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Fulfilled | Rejected> {
    return this.#whole().then(onFulfilled, onRejected);
  }

  catch<Rejected = never>(
    onRejected?: ((reason: Reason) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<string | Rejected> {
    return this.#whole().catch(onRejected);
  }

  finally(onFinally?: (() => void) | null): Promise<string> {
    return this.#whole().finally(onFinally);
  }

  get [Symbol.toStringTag](): string {
    return "Generation";
  }

  onProgress({ message: token }: Progress): unknown {
    if (token === undefined) return undefined;
    const { maxLength = DEFAULT_MAX_LENGTH, onToken } = this.#options;
    this.#log.add(token);
    if (this.#log.size > maxLength)
      this.cancel(`The model wrote more than ${maxLength} characters`);
    return onToken?.(token);
  }

  onSettled(outcome: CallOutcome): void {
    this.#options.signal?.removeEventListener("abort", this.#abort);
    // One that ends before it starts is heard of before there is a call.
    if (outcome.status === "completed") this.#log.end();
    else this.#log.fail(this.#errorOf(outcome));
  }

  readonly #abort = (): void => this.cancel(messageOf(this.#options.signal?.reason));

  /** The promise of the whole, made when it is first looked at. */
  #whole(): Promise<string> {
    this.#promise ??= lastValueFrom(this.#log.token$.pipe(ignoreElements()), {
      defaultValue: undefined,
    }).then(() => this.#content);
    return this.#promise;
  }

  /** What the model says that it wrote; the tokens are the word of one that does not. */
  get #content(): string {
    const { outcome } = this;
    const content = outcome?.status === "completed" ? outcome.result["content"] : undefined;
    return typeof content === "string" ? content : this.text;
  }

  #errorOf(outcome: Exclude<CallOutcome, { readonly status: "completed" }>): unknown {
    const { signal } = this.#options;
    if (outcome.status === "cancelled" && signal?.aborted === true) return signal.reason;
    return toError(outcome, this.#call?.cause);
  }
}
