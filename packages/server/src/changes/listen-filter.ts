import { isRecord, isStrings, type Meta, type SubscriptionFilter } from "@mcp-actors/protocol";
import type { Registry } from "../registry/registry.ts";
import { invalidParams } from "../request/invalid-params.ts";
import type { Change, ListKind } from "./change.ts";
import { type Notice, toNotice } from "./notices.ts";
import { UriSet } from "./uri-set.ts";

const LISTS: readonly ListKind[] = ["tools", "prompts", "resources"];

const FLAGS = {
  tools: "toolsListChanged",
  prompts: "promptsListChanged",
  resources: "resourcesListChanged",
} as const satisfies { readonly [Kind in ListKind]: keyof SubscriptionFilter };

/** What a stream of changes is about: what its client asked for and is offered. */
export class ListenFilter {
  /** The filter as the client is told of it. */
  readonly honoured: SubscriptionFilter;
  readonly #resources: UriSet;

  constructor(wanted: SubscriptionFilter, registry: Registry) {
    this.#resources = new UriSet(offeredResources(wanted, registry));
    const { all: resourceSubscriptions } = this.#resources;
    this.honoured = {
      ...offeredLists(wanted, registry),
      ...(resourceSubscriptions.length > 0 && { resourceSubscriptions }),
    };
  }

  /** What the client is told of a change, if it is told. */
  noticeOf(change: Change, tag: Meta): Notice | undefined {
    if ("list" in change) {
      return this.honoured[FLAGS[change.list]] === true ? toNotice(change, tag) : undefined;
    }
    const resource = this.#resources.find(change.resource);
    return resource === undefined ? undefined : toNotice({ resource }, tag);
  }
}

function offeredLists(wanted: SubscriptionFilter, { capabilities }: Registry): SubscriptionFilter {
  const flags = LISTS.filter(
    (list) => wanted[FLAGS[list]] === true && capabilities[list]?.listChanged === true,
  ).map((list) => [FLAGS[list], true]);
  return Object.fromEntries(flags);
}

function offeredResources(
  { resourceSubscriptions = [] }: SubscriptionFilter,
  { capabilities, resources }: Registry,
): readonly string[] {
  if (capabilities.resources?.subscribe !== true) return [];
  return resourceSubscriptions.filter((uri) => resources.find(uri) !== undefined);
}

/** Throws where what a client wants is no filter. */
export function readFilter(wanted: unknown): SubscriptionFilter {
  if (!isRecord(wanted)) throw invalidParams("notifications must be an object");
  for (const flag of Object.values(FLAGS)) {
    const value = wanted[flag];
    if (value !== undefined && typeof value !== "boolean") {
      throw invalidParams(`notifications.${flag} must be true or false`);
    }
  }
  const uris = wanted["resourceSubscriptions"];
  if (uris !== undefined && !isStrings(uris)) {
    throw invalidParams("notifications.resourceSubscriptions must be a list of URIs");
  }
  return wanted;
}
