import {
  isRecord,
  isStrings,
  type Meta,
  type SubscriptionFilter,
  toNormalUri,
} from "@mcp-actors/protocol";
import type { Registry } from "../registry/registry.ts";
import { invalidParams } from "../request/invalid-params.ts";
import type { Change, ListKind } from "./change.ts";
import { type Notice, toNotice } from "./notices.ts";

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

  constructor(wanted: SubscriptionFilter, registry: Registry) {
    const resourceSubscriptions = offeredResources(wanted, registry);
    this.honoured = {
      ...offeredLists(wanted, registry),
      ...(resourceSubscriptions.length > 0 && { resourceSubscriptions }),
    };
  }

  /** What the client is told of a change, if it is told. */
  noticeOf(change: Change, tag: Meta): Notice | undefined {
    const isAsked = "resource" in change || this.honoured[FLAGS[change.list]] === true;
    return isAsked ? toNotice(change, tag) : undefined;
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
  const offered = resourceSubscriptions.filter((uri) => resources.find(uri) !== undefined);
  // Of URIs that mean the same, one is enough.
  return [...new Map(offered.map((uri) => [toNormalUri(uri) ?? uri, uri])).values()];
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
