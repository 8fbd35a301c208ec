import { RequestError } from "@mcp-actors/machine";
import { Observable } from "@mcp-actors/transport/rxjs";
import { ReplaySubject, share, takeUntil } from "@mcp-actors/transport/rxjs/operators";
import type { FetchOptions } from "../request-options.ts";
import type { Follower, Followers } from "./followers.ts";
import type { Topic } from "./topic.ts";

/** What a view shows, and how it is read. */
export interface ViewSource<Value> {
  readonly topic: Topic;
  readonly read: (options: FetchOptions) => PromiseLike<Value>;
}

/** What the views of a client share. */
export interface ViewScope {
  readonly followers: Followers;
  /** Tells when there is nothing to follow any more. */
  readonly over$: Observable<unknown>;
  /** Hears why a view still shows what it showed before. */
  readonly failed: (topic: Topic, error: unknown) => void;
}

/**
 * A value of a server, and each one after a change.
 *
 * Subscribers share one reading of it, and a late one is given the last value. Before
 * the first value an error ends the view; later ones are told of elsewhere and leave it.
 */
export function liveView<Value>(source: ViewSource<Value>, scope: ViewScope): Observable<Value> {
  const { followers, over$, failed } = scope;
  return new Observable<Value>((subscriber) => {
    const view = new LiveView(source, {
      shown: (value) => subscriber.next(value),
      failed: (error, isFirst) => {
        if (isFirst) subscriber.error(error);
        else failed(source.topic, error);
      },
    });
    followers.add(view);
    return () => {
      followers.remove(view);
      view.leave();
    };
  }).pipe(takeUntil(over$), share({ connector: () => new ReplaySubject(1) }));
}

interface Screen<Value> {
  readonly shown: (value: Value) => void;
  /** @param isFirst - Whether nothing was shown yet, and trying on is not worth it. */
  readonly failed: (error: unknown, isFirst: boolean) => void;
}

/** Reads its source whenever that changed, once for all that changed in a tick or while it read. */
class LiveView<Value> implements Follower {
  readonly topic: Topic;
  readonly #source: ViewSource<Value>;
  readonly #screen: Screen<Value>;
  readonly #left = new AbortController();
  #begun = false;
  #isReading = false;
  #isStale = false;
  #hasShown = false;

  constructor(source: ViewSource<Value>, screen: Screen<Value>) {
    this.topic = source.topic;
    this.#source = source;
    this.#screen = screen;
  }

  get unread(): boolean {
    return !this.#begun;
  }

  readAnew(): void {
    this.#begun = true;
    this.#isStale = true;
    if (!this.#isReading) void this.#read();
  }

  leave(): void {
    this.#left.abort();
  }

  async #read(): Promise<void> {
    this.#isReading = true;
    // Changes come in flocks.
    await Promise.resolve();
    while (this.#isStale && !this.#left.signal.aborted) {
      this.#isStale = false;
      await this.#show();
    }
    this.#isReading = false;
  }

  async #show(): Promise<void> {
    const { signal } = this.#left;
    try {
      const value = await this.#source.read({ signal, cache: false });
      this.#hasShown = true;
      if (!signal.aborted) this.#screen.shown(value);
    } catch (error) {
      if (!signal.aborted) this.#screen.failed(error, !this.#hasShown && !isLoss(error));
    }
  }
}

/** A connection that was lost comes back, and all views are read then. */
function isLoss(error: unknown): boolean {
  return error instanceof RequestError && error.outcome === "lost";
}
