import type { Client } from "@mcp-actors/client";
import { messageOf, type ReadResourceResult } from "@mcp-actors/protocol";
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Subscription } from "rxjs";

/** A resource that is read again after each of its changes. */
export interface WatchedResource {
  readonly uri: string;
  readonly result: Signal<ReadResourceResult | undefined>;
  readonly error: Signal<string | undefined>;
  /** How often it was read since it is watched. */
  readonly reads: Signal<number>;
}

/** The resources of one connection that somebody watches. */
export class WatchedResources {
  readonly #client: () => Pick<Client, "resource$">;
  readonly #watched = signal<ReadonlyMap<string, WatchedResource>>(new Map());
  readonly #following = new Map<string, Subscription>();

  constructor(client: () => Pick<Client, "resource$">) {
    this.#client = client;
  }

  get watched(): ReadonlySignal<ReadonlyMap<string, WatchedResource>> {
    return this.#watched;
  }

  /** Watches a resource, unless it is watched. */
  watch(uri: string): void {
    if (this.#following.has(uri)) return;
    const watched: WatchedResource = {
      uri,
      result: signal(undefined),
      error: signal(undefined),
      reads: signal(0),
    };
    this.#watched.value = new Map(this.#watched.peek()).set(uri, watched);
    const following = this.#client()
      .resource$(uri)
      .subscribe({
        next(result) {
          watched.result.value = result;
          watched.reads.value += 1;
        },
        error(error: unknown) {
          watched.error.value = messageOf(error);
        },
      });
    this.#following.set(uri, following);
  }

  unwatch(uri: string): void {
    this.#following.get(uri)?.unsubscribe();
    this.#following.delete(uri);
    const rest = new Map(this.#watched.peek());
    rest.delete(uri);
    this.#watched.value = rest;
  }

  /** Watches nothing any more. */
  clear(): void {
    for (const uri of [...this.#following.keys()]) this.unwatch(uri);
  }
}
