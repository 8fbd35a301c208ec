import type { Asked, SamplingAnswer } from "@mcp-actors/client";
import { ErrorCode, ProtocolError } from "@mcp-actors/protocol";
import { aText, checkKeys, type KeysOf } from "@mcp-actors/transport";
import type { Generate, GenerateContext } from "../server/generate.ts";
import { readTokens } from "../server/read-tokens.ts";
import { toGenerateRequest } from "./to-generate-request.ts";

/** What an answer to sampling may want of its own. */
export interface SamplingOptions {
  /** What the model is called in the answer; default `mcp-actors`. */
  readonly model?: string | undefined;
}

const SAMPLING_KEYS: KeysOf<SamplingOptions> = { model: aText };

/**
 * A model as the answer to what MCP servers sample.
 *
 * @example One line makes a client sample
 * ```ts
 * const client = await connect(target, { sampling: samplingWith(storyteller()) });
 * ```
 */
export function samplingWith(generate: Generate, options: SamplingOptions = {}): SamplingAnswer {
  checkKeys("samplingWith", options, SAMPLING_KEYS);
  const { model = "mcp-actors" } = options;
  return async (params, asked) => {
    const tokens = generate(toGenerateRequest(params), contextOf(asked));
    const { content: text, stopReason } = await readTokens(tokens, {
      get over() {
        return asked.signal.aborted;
      },
      take: async () => {},
    });
    return { role: "assistant", content: { type: "text", text }, model, stopReason };
  };
}

/** Sampling brings its tools in another way, so here there are none. */
function contextOf({ signal }: Asked): GenerateContext {
  return {
    signal,
    client: { name: "", version: "" },
    tools: [],
    async callTool() {
      throw new ProtocolError(ErrorCode.InvalidRequest, "There are no tools in sampling");
    },
  };
}
