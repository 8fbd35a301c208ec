import type { Client } from "@mcp-actors/client";
import {
  messageOf,
  type Prompt,
  type Resource,
  type ResourceTemplate,
  type Tool,
} from "@mcp-actors/protocol";
import { type Signal, signal } from "@preact/signals";
import type { Observable, Subscription } from "rxjs";

/** What is listed. */
export type ListName = "tools" | "resources" | "templates" | "prompts";

/** What is other in a list that came anew while it was shown, by names. */
export interface ListChange {
  readonly list: ListName;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Those that were there before, and say something else of themselves. */
  readonly altered: readonly string[];
  /** When, by `Date.now()`. */
  readonly at: number;
}

/** One live list: what it holds, or why it could not be read. */
export interface LiveList<Item> {
  /** Undefined until it was read once. */
  readonly items: Signal<readonly Item[] | undefined>;
  readonly error: Signal<string | undefined>;
  /** The names that came or became others with the last change, for a flash. */
  readonly fresh: Signal<ReadonlySet<string>>;
}

/** What a server lists, kept up with its changes. */
export class LiveLists {
  readonly tools = emptyList<Tool>();
  readonly resources = emptyList<Resource>();
  readonly templates = emptyList<ResourceTemplate>();
  readonly prompts = emptyList<Prompt>();
  readonly #changed: (change: ListChange) => void;
  #following: Subscription[] = [];

  constructor(changed: (change: ListChange) => void) {
    this.#changed = changed;
  }

  /** Follows the lists of a client, in place of another's. */
  follow(client: Client): void {
    this.leave();
    this.#following = [
      this.#show("tools", client.tools$, this.tools, ({ name }) => name),
      this.#show("resources", client.resources$, this.resources, ({ uri }) => uri),
      this.#show("templates", client.resourceTemplates$, this.templates, (it) => it.uriTemplate),
      this.#show("prompts", client.prompts$, this.prompts, ({ name }) => name),
    ];
  }

  leave(): void {
    for (const subscription of this.#following) subscription.unsubscribe();
    this.#following = [];
  }

  #show<Item>(
    list: ListName,
    item$: Observable<readonly Item[]>,
    shown: LiveList<Item>,
    nameOf: (item: Item) => string,
  ): Subscription {
    shown.error.value = undefined;
    return item$.subscribe({
      next: (items) => {
        const before = shown.items.peek();
        shown.items.value = items;
        if (before === undefined) return;
        const change = differenceOf(textsOf(before, nameOf), textsOf(items, nameOf));
        // After a reconnect, and where a server says more than it did, a list reads as before: that is no news.
        if (Object.values(change).every((names) => names.length === 0)) return;
        shown.fresh.value = new Set([...change.added, ...change.altered]);
        this.#changed({ list, ...change, at: Date.now() });
      },
      error: (error: unknown) => {
        shown.error.value = messageOf(error);
      },
    });
  }
}

function emptyList<Item>(): LiveList<Item> {
  return { items: signal(undefined), error: signal(undefined), fresh: signal(new Set<string>()) };
}

/** All that things say of themselves, by their names. */
function textsOf<Item>(items: readonly Item[], nameOf: (item: Item) => string) {
  return new Map(items.map((item) => [nameOf(item), JSON.stringify(item)]));
}

function differenceOf(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  const names = [...after.keys()];
  return {
    added: names.filter((name) => !before.has(name)),
    removed: [...before.keys()].filter((name) => !after.has(name)),
    altered: names.filter((name) => before.has(name) && before.get(name) !== after.get(name)),
  };
}
