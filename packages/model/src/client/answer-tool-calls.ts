import type { Serve } from "@mcp-actors/machine";
import { ErrorCode, messageOf, toProtocolError } from "@mcp-actors/protocol";
import { Method } from "../protocol/method.ts";
import { readCall } from "../tools/read-call.ts";
import type { ToolBox } from "../tools/tool-box.ts";
import { toResult } from "../wire/bare-result.ts";

/** Hears of a tool that failed. */
export type ToolFailed = (name: string, error: unknown) => void;

/** Answers what a model asks: its tool calls, and whether anybody is there. */
export function answerToolCalls(toolBox: ToolBox, failed: ToolFailed): Serve {
  return ({ method, params }, exchange) => {
    if (method === Method.Ping) {
      exchange.answer({});
      return;
    }
    if (method !== Method.ToolCall) {
      const message = `This client does not know ${method}`;
      exchange.fail({ code: ErrorCode.MethodNotFound, message });
      return;
    }
    run().then(
      (value) => exchange.answer(toResult(value)),
      (error: unknown) => {
        if (!exchange.over) failed(String(params?.["toolName"]), error);
        const { code } = toProtocolError(error) ?? { code: ErrorCode.InternalError };
        exchange.fail({ code, message: messageOf(error) });
      },
    );

    async function run(): Promise<unknown> {
      const { name, args } = readCall(params);
      return toolBox.call(name, args, { signal: exchange.signal });
    }
  };
}
