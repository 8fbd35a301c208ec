import { type ReadonlySignal, signal } from "@preact/signals";
import { type CallRequest, makeCall, type Requests } from "./call-request.ts";
import { type CallLimits, CallRow } from "./call-row.ts";

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

  constructor(scope: CallScope) {
    this.#scope = scope;
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
    const { client, isRepeatable } = this.#scope;
    const requests = client();
    lastId += 1;
    const row = new CallRow({
      id: lastId,
      request,
      limits,
      attempt: (onProgress) => makeCall(requests, request, { ...limits, onProgress }),
      mayRetry: (attempts) => attempts < MAX_ATTEMPTS && isRepeatable(request),
    });
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
}
