import {
  type Answer,
  isRecord,
  type JsonRpcNotification,
  type JsonRpcRequest,
  type Request,
} from "@mcp-actors/protocol";
import {
  type HeaderFields,
  type ParamHeader,
  paramHeaderFields,
  readParamHeaders,
} from "@mcp-actors/protocol/http";

/** Whether a request asks for a page of tools. */
export function listsTools({ method }: Request): boolean {
  return method === "tools/list";
}

/** Whether a request is the call of a tool. */
export function callsTool({ method }: Request): boolean {
  return method === "tools/call";
}

/**
 * What a server over HTTP wants mirrored in headers, as its lists of tools tell that pass.
 *
 * spec: 2026-07-28 basic/transports/streamable-http#custom-headers
 */
export class ParamMirror {
  readonly #tools = new Map<string, readonly ParamHeader[]>();

  /** Looks at the answer to a request for a page of tools. */
  learn(answer: Answer): void {
    const tools: unknown = "result" in answer ? answer.result["tools"] : undefined;
    for (const tool of Array.isArray(tools) ? tools : []) this.#learnOne(tool);
  }

  /** The headers of a call; none where nothing is known of its tool. */
  readonly fieldsOf = (message: JsonRpcRequest | JsonRpcNotification): HeaderFields | undefined => {
    if (!callsTool(message)) return undefined;
    const { name, arguments: args } = message.params ?? {};
    const headers = typeof name === "string" ? this.#tools.get(name) : undefined;
    return headers && paramHeaderFields(headers, args);
  };

  /** What asks for what cannot be is passed on as it is, and its calls as they are. */
  #learnOne(tool: unknown): void {
    if (!isRecord(tool) || typeof tool["name"] !== "string") return;
    const read = readParamHeaders(tool["inputSchema"]);
    if (read.ok && read.headers.length > 0) this.#tools.set(tool["name"], read.headers);
    else this.#tools.delete(tool["name"]);
  }
}
