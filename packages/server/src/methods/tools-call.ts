import { goOn } from "../asking/go-on.ts";
import type { CompiledTool } from "../compiled-tool.ts";
import { invalidParams } from "../invalid-params.ts";
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
    if (!isRecord(args)) throw invalidParams("arguments must be an object");
    const binding = () => toBinding(request, tool.name, args);
    const call = new ToolCall(request, tool, args, binding);
    if (request.caller.revision.era === "legacy" || requestState === undefined) call.start();
    else {
      const { fingerprint } = tool;
      void goOn(request, { fingerprint, binding }, (memory) => call.start(memory));
    }
    return undefined;
  },
};

function findTool({ params, runtime }: ServedRequest): CompiledTool {
  const { name } = params;
  if (typeof name !== "string") throw invalidParams("name must be a string");
  const tool = runtime.registry.tools.get(name);
  if (tool === undefined) throw invalidParams(`Unknown tool: ${name}`);
  return tool;
}
