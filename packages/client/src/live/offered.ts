import type { Opened, ServerCapabilities } from "@mcp-actors/protocol";
import type { Topic } from "./topic.ts";

/** Whether a server offers to tell of changes to a topic. */
export function tellsOf(topic: Topic, { peer }: Opened): boolean {
  const capabilities = peer.capabilities as ServerCapabilities;
  if ("list" in topic) return capabilities[topic.list]?.listChanged === true;
  return capabilities.resources?.subscribe === true;
}
