import type { Facts } from "@mcp-actors/transport";
import { isThenable } from "@mcp-actors/transport";
import type { Subscription } from "rxjs";
import type { ServerObserver } from "../server-event.ts";
import { type Change, concerns } from "./change.ts";
import type { ChangeBus } from "./change-bus.ts";
import type { Listener } from "./listener.ts";

/** Everyone who is told of changes: it hears the bus while there is anyone. */
export class Audience {
  readonly #bus: ChangeBus;
  readonly #report: ServerObserver;
  readonly #listeners = new Set<Listener>();
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
    if (this.#listeners.size > 0) return;
    this.#hearing?.unsubscribe();
    this.#hearing = undefined;
  }

  publish(change: Change): void {
    try {
      const published = this.#bus.publish(change);
      if (isThenable(published)) published.then(undefined, this.#lost);
    } catch (error) {
      this.#lost(error);
    }
  }

  /** Tells each listener what concerns it alone. */
  tell(changesFor: (facts: Facts) => readonly Change[]): void {
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
    for (const listener of [...this.#listeners]) {
      if (concerns(change, listener.facts.principal)) listener.hear(change);
    }
  }

  readonly #lost = (error: unknown): void => this.#failed("changes.publish", error);

  #failed(callback: string, error: unknown): void {
    this.#report({ type: "callback.failed", callback, error });
  }
}
