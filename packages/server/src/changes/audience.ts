import type { Facts } from "@mcp-actors/transport";
import { isThenable } from "@mcp-actors/transport";
import type { Subscription } from "rxjs";
import type { ServerObserver } from "../server-event.ts";
import { type Change, concerns, type ListChange } from "./change.ts";
import type { ChangeBus } from "./change-bus.ts";
import type { Listener } from "./listener.ts";
import { ResourceFollowers } from "./resource-followers.ts";

/** Everyone who is told of changes: it hears the bus while there is anyone. */
export class Audience {
  readonly #bus: ChangeBus;
  readonly #report: ServerObserver;
  readonly #listeners = new Set<Listener>();
  readonly #followers = new ResourceFollowers();
  #hearing: Subscription | undefined;

  constructor(bus: ChangeBus, report: ServerObserver) {
    this.#bus = bus;
    this.#report = report;
  }

  get size(): number {
    return this.#listeners.size;
  }

  add(listener: Listener): void {
    this.#listeners.add(listener);
    for (const uri of listener.resources) this.#followers.add(uri, listener);
    this.#hearing ??= this.#bus.change$.subscribe({
      next: (change) => this.#hear(change),
      error: (error: unknown) => {
        // The next listener has it subscribed to anew.
        this.#hearing = undefined;
        this.#failed("changes.change$", error);
      },
    });
  }

  remove(listener: Listener): void {
    this.#listeners.delete(listener);
    this.#followers.forget(listener);
    if (this.#listeners.size > 0) return;
    this.#hearing?.unsubscribe();
    this.#hearing = undefined;
  }

  /** A listener follows one more resource. */
  follow(uri: string, listener: Listener): void {
    if (this.#listeners.has(listener)) this.#followers.add(uri, listener);
  }

  /** A listener follows a resource no more. */
  unfollow(uri: string, listener: Listener): void {
    this.#followers.remove(uri, listener);
  }

  publish(change: Change): void {
    try {
      const published = this.#bus.publish(change);
      if (isThenable(published)) published.then(undefined, this.#lost);
    } catch (error) {
      this.#lost(error);
    }
  }

  /** Tells each listener of the lists that are others for it alone. */
  tell(changesFor: (facts: Facts) => readonly ListChange[]): void {
    for (const listener of [...this.#listeners]) {
      try {
        for (const change of changesFor(listener.facts)) listener.hear(change);
      } catch (error) {
        this.#failed("update", error);
      }
    }
  }

  /** Ends every stream; sessions go on in silence. */
  end(): void {
    for (const listener of [...this.#listeners]) listener.end();
  }

  #hear(change: Change): void {
    if ("list" in change) {
      for (const listener of [...this.#listeners]) tellOne(listener, change);
      return;
    }
    for (const [listener, resource] of this.#followers.of(change.resource)) {
      tellOne(listener, { ...change, resource });
    }
  }

  readonly #lost = (error: unknown): void => this.#failed("changes.publish", error);

  #failed(callback: string, error: unknown): void {
    this.#report({ type: "callback.failed", callback, error });
  }
}

function tellOne(listener: Listener, change: Change): void {
  if (concerns(change, listener.facts.principal)) listener.hear(change);
}
