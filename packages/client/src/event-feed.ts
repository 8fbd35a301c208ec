import { contain, type Failed, type Inspection } from "@mcp-actors/machine";
import { Subject } from "@mcp-actors/transport/rxjs";
import type { Observable } from "rxjs";
import type { ClientEvent } from "./event.ts";

/** Hears what happens on a client. */
export type ClientObserver = (event: ClientEvent) => unknown;

/** Everything that happens on a client, told to its observer and to whoever subscribes. */
export class EventFeed {
  readonly #observer: ClientObserver | undefined;
  #inspection: Inspection | undefined;
  readonly #event$ = new Subject<ClientEvent>();

  constructor(observer: ClientObserver | undefined) {
    this.#observer = observer;
  }

  /** Has whoever inspects the client told everything too. */
  overhear(inspection: Inspection | undefined): void {
    this.#inspection = inspection;
  }

  get event$(): Observable<ClientEvent> {
    return this.#event$.asObservable();
  }

  /** Whether anybody listens. */
  get isHeard(): boolean {
    return this.#observer !== undefined || this.#event$.observed;
  }

  readonly report = (event: ClientEvent): void => {
    if (this.#observer !== undefined) void contain(this.#observer, event, this.#observerFailed);
    this.#inspection?.told?.(event);
    this.#event$.next(event);
  };

  /** Hears what goes wrong in a function of the caller's. */
  failedIn(callback: string): Failed {
    return (error) => this.report({ type: "callback.failed", callback, error });
  }

  /** Hears of requests that the client made by itself and that were refused. */
  readonly upkeepFailed = (method: string, error: unknown): void =>
    this.report({ type: "upkeep.failed", method, error });

  /** Told to subscribers alone: an observer that fails would fail at this too. */
  readonly #observerFailed = (error: unknown): void => {
    this.#event$.next({ type: "callback.failed", callback: "onEvent", error });
  };
}
