import { type JsonRpcNotification, toNormalUri } from "@mcp-actors/protocol";

/** The lists that a server tells changes of; templates change with the resources. */
export type ListTopic = "tools" | "prompts" | "resources";

/** What can change: one of the lists, or what a resource holds. */
export type Topic = { readonly list: ListTopic } | { readonly resource: string };

const LISTS: ReadonlyMap<string, ListTopic> = new Map([
  ["notifications/tools/list_changed", "tools"],
  ["notifications/prompts/list_changed", "prompts"],
  ["notifications/resources/list_changed", "resources"],
]);

/** What a notification says has changed, if it says so. */
export function readChange({ method, params }: JsonRpcNotification): Topic | undefined {
  const list = LISTS.get(method);
  if (list !== undefined) return { list };
  if (method !== "notifications/resources/updated") return undefined;
  const uri = params?.["uri"];
  return typeof uri === "string" ? { resource: uri } : undefined;
}

/** Whether a change concerns a topic. spec: server/resources: an update may be of a part of what was subscribed to. */
export function concerns(change: Topic, topic: Topic): boolean {
  if ("list" in change) return "list" in topic && topic.list === change.list;
  return "resource" in topic && isWithin(change.resource, topic.resource);
}

function isWithin(uri: string, whole: string): boolean {
  const [part, place] = [toNormalUri(uri) ?? uri, toNormalUri(whole) ?? whole];
  return part === place || part.startsWith(place.endsWith("/") ? place : `${place}/`);
}
