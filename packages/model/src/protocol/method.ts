/** The methods of the protocol for models, as they are sent. */
export const Method = {
  Ping: "ping",
  Initialize: "initialize",
  ListTools: "listTools",
  CallTool: "callTool",
  GenerateContent: "generateContent",
  CallToolResult: "callToolResult",
  Progress: "progress",
  ToolCall: "toolCall",
  Cancelled: "cancelled",
} as const;

/** What the method of a notification is called here: peers write it plain or with a prefix. */
export function plainName(method: string): string {
  return method.replace(PREFIX, "");
}

const PREFIX = /^\/?(?:notify|notifications)\//;
