import type { SubscriptionFilter } from "@mcp-actors/protocol";
import type { Topic } from "./topic.ts";

const FLAGS = {
  tools: "toolsListChanged",
  prompts: "promptsListChanged",
  resources: "resourcesListChanged",
} as const;

/** The filter of a stream that tells of all these topics; undefined where there are none. */
export function filterOf(topics: readonly Topic[]): SubscriptionFilter | undefined {
  if (topics.length === 0) return undefined;
  const lists = topics.flatMap((topic) => ("list" in topic ? [FLAGS[topic.list]] : []));
  const uris = topics.flatMap((topic) => ("resource" in topic ? [topic.resource] : []));
  const flags = Object.fromEntries(lists.sort().map((flag) => [flag, true]));
  if (uris.length === 0) return flags;
  return { ...flags, resourceSubscriptions: [...new Set(uris)].sort() };
}
