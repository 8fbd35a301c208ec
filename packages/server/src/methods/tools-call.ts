import { ErrorCode, ProtocolError } from "@mcp-actors/protocol";
import { CallMemory } from "../asking/call-memory.ts";
import type { CompiledTool } from "../compiled-tool.ts";
import { isRecord } from "../is-record.ts";
import { toBinding } from "../sealing/to-binding.ts";
import type { ServedRequest } from "../served-request.ts";
import { ToolCall } from "../tool-call.ts";
import type { Method } from "./method.ts";

/** Runs a tool. spec: server/tools#calling-tools */
export const toolsCall: Method = {
  eras: ["legacy", "modern"],
  capability: "tools",
  handle(request) {
    const tool = findTool(request);
    const { arguments: args = {}, requestState } = request.params;
    if (!isRecord(args)) throw invalid("arguments must be an object");
    const binding = () => toBinding(request, tool.name, args);
    const call = new ToolCall(request, tool, args, binding);
    if (request.caller.revision.era === "legacy" || requestState === undefined) call.start();
    else void goOn(call, { request, tool, binding });
    return undefined;
  },
};

function findTool({ params, runtime }: ServedRequest): CompiledTool {
  const { name } = params;
  if (typeof name !== "string") throw invalid("name must be a string");
  const tool = runtime.registry.tools.get(name);
  if (tool === undefined) throw invalid(`Unknown tool: ${name}`);
  return tool;
}

interface Going {
  readonly request: ServedRequest;
  readonly tool: CompiledTool;
  readonly binding: () => Promise<string>;
}

/** The next round of a call that asked. spec: 2026-07-28 basic/patterns/mrtr */
async function goOn(call: ToolCall, { request, tool, binding }: Going): Promise<void> {
  try {
    const { requestState, inputResponses = {} } = request.params;
    if (typeof requestState !== "string") throw invalid("requestState must be a string");
    if (!isRecord(inputResponses)) throw invalid("inputResponses must be an object");
    const text = await request.runtime.seal.open(requestState, await binding());
    call.start(CallMemory.from(text, tool.fingerprint, inputResponses));
  } catch (error) {
    request.fail(error);
  }
}

function invalid(message: string): ProtocolError {
  return new ProtocolError(ErrorCode.InvalidParams, message);
}
