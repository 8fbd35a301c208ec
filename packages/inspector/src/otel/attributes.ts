import { MetaKey, type Request } from "@mcp-actors/protocol";
import type { Attributes } from "@opentelemetry/api";
import { cutText } from "../redact/index.ts";

/** The names that the semantic conventions for MCP give to what is told, and those they borrow. */
export const Attribute = {
  Method: "mcp.method.name",
  Revision: "mcp.protocol.version",
  ResourceUri: "mcp.resource.uri",
  RequestId: "jsonrpc.request.id",
  StatusCode: "rpc.response.status_code",
  ErrorType: "error.type",
  Operation: "gen_ai.operation.name",
  ToolName: "gen_ai.tool.name",
  PromptName: "gen_ai.prompt.name",
  ToolArguments: "gen_ai.tool.call.arguments",
  ToolResult: "gen_ai.tool.call.result",
  Transport: "network.transport",
  Protocol: "network.protocol.name",
  ServerAddress: "server.address",
  ServerPort: "server.port",
  ClientAddress: "client.address",
} as const;

/** What a request says of itself, few enough values to count by. */
export function attributesOf({ method, params }: Request): Attributes {
  const name = typeof params?.["name"] === "string" ? cutText(params["name"]) : undefined;
  return {
    [Attribute.Method]: cutText(method),
    ...textAttribute(Attribute.Revision, params?._meta?.[MetaKey.ProtocolVersion]),
    ...(name !== undefined && method === "tools/call" && toolAttributes(name)),
    ...(name !== undefined && method === "prompts/get" && { [Attribute.PromptName]: name }),
  };
}

/** What a span is called: the method and, of calls, whom they call. */
export function spanNameOf(attributes: Attributes): string {
  const target = attributes[Attribute.ToolName] ?? attributes[Attribute.PromptName];
  const method = String(attributes[Attribute.Method]);
  return target === undefined ? method : `${method} ${String(target)}`;
}

/** The resource that a request is about; there are too many of them to count by. */
export function resourceOf({ params }: Request): Attributes {
  return textAttribute(Attribute.ResourceUri, params?.["uri"]);
}

/** An attribute of what a peer says, where it is a text. */
export function textAttribute(name: string, text: unknown): Attributes {
  return typeof text === "string" ? { [name]: cutText(text) } : {};
}

function toolAttributes(name: string): Attributes {
  return { [Attribute.ToolName]: name, [Attribute.Operation]: "execute_tool" };
}
