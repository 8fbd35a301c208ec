import type { Folded, Json } from "@mcp-actors/inspector";
import { isRecord } from "@mcp-actors/protocol";
import { bodyOf } from "./detail-of.ts";
import type { ToolSeen } from "./sight.ts";
import type { Timeline } from "./timeline.ts";

/** The tools that clients were told of, each as it was told last. */
export function toolsSeen({ messages }: Folded, timeline: Timeline): readonly ToolSeen[] {
  const tools = new Map<string, ToolSeen>();
  for (const row of messages.values()) {
    if (row.what !== "result" || row.method !== "tools/list") continue;
    const peer = row.received?.peer ?? row.sent?.peer ?? "";
    for (const tool of listIn(bodyOf(row, timeline))) {
      const seen = toTool(peer, tool);
      if (seen !== undefined) tools.set(`${peer} ${seen.name}`, seen);
    }
  }
  return [...tools.values()];
}

function listIn(body: Json): readonly Json[] {
  const result = isRecord(body) ? body["result"] : undefined;
  const tools = isRecord(result) ? result["tools"] : undefined;
  return Array.isArray(tools) ? tools : [];
}

function toTool(peer: string, tool: Json): ToolSeen | undefined {
  if (!isRecord(tool)) return undefined;
  const { name, title, description, inputSchema } = tool;
  if (typeof name !== "string" || !isRecord(inputSchema)) return undefined;
  return {
    peer,
    name,
    inputSchema,
    ...(typeof title === "string" && { title }),
    ...(typeof description === "string" && { description }),
  };
}
