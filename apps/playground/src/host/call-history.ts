import { type ReadonlySignal, signal } from "@preact/signals";
import { type CallRequest, makeCall, type Requests } from "./call-request.ts";
import { type CallLimits, CallRow } from "./call-row.ts";
import type { KeptCall } from "./kept-call.ts";

/** Most rows that are kept. */
const KEPT = 500;
/** How often a call is sent in all that may be made twice. */
const MAX_ATTEMPTS = 4;

let lastId = 0;

/** What calls of one connection need. */
export interface CallScope {
  readonly client: () => Requests;
  /** Whether asking twice is the same as asking once. */
  readonly isRepeatable: (request: CallRequest) => boolean;
}

/** The calls that a person made on one connection, the newest first. */
export class CallHistory {
  readonly #scope: CallScope;
  readonly #rows = signal<readonly CallRow[]>([]);

  /** @param kept - The calls of earlier loads of the page, the newest first; default none. */
  constructor(scope: CallScope, kept: readonly KeptCall[] = []) {
    this.#scope = scope;
    this.#rows.value = kept
      .toReversed()
      .map((past) => this.#row(past.request, past.limits, past))
      .reverse();
  }

  get rows(): ReadonlySignal<readonly CallRow[]> {
    return this.#rows;
  }

  /** The calls that have not ended, the newest first. */
  get open(): readonly CallRow[] {
    return this.#rows.value.filter((row) => row.isOpen);
  }

  /** Makes a call now; throws where there is no connection. */
  make(request: CallRequest, limits: CallLimits = {}): CallRow {
    const row = this.#row(request, limits);
    this.#rows.value = [row, ...this.#rows.value].slice(0, KEPT);
    return row;
  }

  /** Makes the same call again. */
  resend({ request, limits }: CallRow): CallRow {
    return this.make(request, limits);
  }

  /** Forgets what has ended. */
  clear(): void {
    this.#rows.value = this.open;
  }

  #row(request: CallRequest, limits: CallLimits, past?: KeptCall): CallRow {
    const { client, isRepeatable } = this.#scope;
    const requests = past === undefined ? client() : undefined;
    lastId += 1;
    return new CallRow({
      id: lastId,
      request,
      limits,
      attempt: (onProgress) => makeCall(requests ?? client(), request, { ...limits, onProgress }),
      mayRetry: (attempts) => attempts < MAX_ATTEMPTS && isRepeatable(request),
      past,
    });
  }
}
