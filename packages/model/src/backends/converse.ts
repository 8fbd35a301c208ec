import { ErrorCode, messageOf, ProtocolError } from "@mcp-actors/protocol";
import type { Generate, GenerateContext } from "../server/generate.ts";
import {
  type CallOutput,
  type ChatEndpoint,
  type ChatTurn,
  firstTurns,
  type WantedCall,
} from "./chat.ts";

/** Most rounds of tool calls in one generation where nothing else is said. */
const DEFAULT_ROUNDS = 8;

/** A model behind an endpoint: the tools that it wants are called, all of a round at once, and it goes on. */
export function converse(endpoint: ChatEndpoint, rounds: number = DEFAULT_ROUNDS): Generate {
  return async function* generate(request, context) {
    const { tools, signal } = context;
    const turns: ChatTurn[] = firstTurns(request);
    for (let round = 0; round <= rounds; round += 1) {
      const { text, calls, stopReason } = yield* unlessAborted(
        signal,
        endpoint({ request, turns, tools, signal }),
      );
      if (calls.length === 0) return stopReason;
      turns.push({ kind: "calls", text, calls });
      const outputs = await Promise.all(calls.map((call) => callTool(call, context)));
      turns.push(...outputs.map((call): ChatTurn => ({ kind: "output", call })));
    }
    const message = `The model wants tools in more than ${rounds} rounds`;
    throw new ProtocolError(ErrorCode.InternalError, message);
  };
}

/** What goes wrong with a request that was given up is that. */
async function* unlessAborted(
  signal: AbortSignal,
  reply: ReturnType<ChatEndpoint>,
): ReturnType<ChatEndpoint> {
  try {
    return yield* reply;
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}

/** A tool that fails is an output as well: the model may know what to do. */
async function callTool(
  call: WantedCall,
  { callTool: run, signal }: GenerateContext,
): Promise<CallOutput> {
  try {
    return { ...call, output: toText(await run(call.name, call.args)) };
  } catch (error) {
    signal.throwIfAborted();
    return { ...call, output: `Error: ${messageOf(error)}` };
  }
}

function toText(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "null");
}
