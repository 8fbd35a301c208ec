import { isRecord } from "@mcp-actors/protocol";
import { HttpHeader } from "@mcp-actors/protocol/http";
import type { HeaderLookup } from "@mcp-actors/transport";
import { goOn } from "../asking/go-on.ts";
import { invalidParams } from "../request/invalid-params.ts";
import type { ServedRequest } from "../request/served-request.ts";
import { isContinued } from "../run/handle.ts";
import { checkParamHeaders } from "../tools/check-param-headers.ts";
import type { CompiledTool } from "../tools/compiled-tool.ts";
import { ToolCall } from "../tools/tool-call.ts";
import type { Method } from "./method.ts";

/** Runs a tool. spec: server/tools#calling-tools */
export const toolsCall: Method = {
  eras: ["legacy", "modern"],
  capability: "tools",
  handle(request) {
    const tool = findTool(request);
    const { arguments: args = {} } = request.params;
    const { headers } = request.exchange.facts;
    if (headers !== undefined && request.caller.revision.era === "modern" && isPosted(headers)) {
      checkParamHeaders(tool.paramHeaders, headers, args);
    }
    if (!isRecord(args)) throw invalidParams("arguments must be an object");
    const call = new ToolCall(request, tool, args);
    if (!isContinued(request)) call.start();
    else void goOn(request, call, (memory) => call.start(memory));
    return undefined;
  },
};

/** Whether headers are those of one message: the ones that opened a WebSocket name no method, and mirror nothing. */
function isPosted(headers: HeaderLookup): boolean {
  return headers.get(HttpHeader.Method) !== null;
}

function findTool({ params, runtime }: ServedRequest): CompiledTool {
  const { name } = params;
  if (typeof name !== "string") throw invalidParams("name must be a string");
  const tool = runtime.registry.tools.get(name);
  if (tool === undefined) throw invalidParams(`Unknown tool: ${name}`);
  return tool;
}
