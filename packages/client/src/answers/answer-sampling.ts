import { ErrorCode, type Params, ProtocolError, type Result } from "@mcp-actors/protocol";
import { isCreateMessageParams, isCreateMessageResult } from "@mcp-actors/protocol/client-features";
import type { Answers, Asked } from "./answers.ts";
import { WrongAnswerError } from "./wrong-answer-error.ts";

/** Answers with a model's message. spec: client/sampling */
export async function answerSampling(
  params: Params | undefined,
  sampling: NonNullable<Answers["sampling"]>,
  asked: Asked,
): Promise<Result> {
  if (!isCreateMessageParams(params)) {
    throw new ProtocolError(ErrorCode.InvalidParams, "Sampling lacks messages or maxTokens");
  }
  const { answer, tools } =
    typeof sampling === "function" ? { answer: sampling, tools: false } : sampling;
  if (tools !== true && (params.tools !== undefined || params.toolChoice !== undefined)) {
    throw new ProtocolError(ErrorCode.InvalidParams, "This client does not sample with tools");
  }
  const result = await answer(params, asked);
  if (!isCreateMessageResult(result)) {
    throw new WrongAnswerError("Answer to sampling lacks role, content or model");
  }
  return result;
}
