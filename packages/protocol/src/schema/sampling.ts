import { z } from "zod";
import { Role } from "./annotations.ts";
import { Integer, JsonObject, Share } from "./json.ts";
import type { Scope } from "./scope.ts";

/** Part of the name of a model that would do. */
export const ModelHint = z.looseObject({ name: z.string().optional() });

/** What matters to a server when a client picks a model. */
export const ModelPreferences = z.looseObject({
  hints: z.array(ModelHint).optional(),
  costPriority: Share.optional(),
  speedPriority: Share.optional(),
  intelligencePriority: Share.optional(),
});

/** Whether a model may, or must, use the tools that it is given. Since 2025-11-25. */
export const ToolChoice = z.looseObject({ mode: z.enum(["auto", "none", "required"]).optional() });

/** One block of a conversation with a model, or several. Since 2025-11-25. */
export function samplingContent<Block extends z.ZodType>(SamplingMessageContentBlock: Block) {
  return z.union([SamplingMessageContentBlock, z.array(SamplingMessageContentBlock)]);
}

/** Asking a client for a model's next message. */
export function sampling(the: Omit<Scope, "retry">) {
  const message = { role: Role, content: the.SamplingContent };
  const SamplingMessage = z.looseObject({ ...message, ...the.message });
  const CreateMessageRequestParams = z.looseObject({
    ...the.questionParams,
    ...the.tasked,
    ...the.sampling,
    messages: z.array(SamplingMessage),
    maxTokens: Integer,
    modelPreferences: ModelPreferences.optional(),
    systemPrompt: z.string().optional(),
    includeContext: z.enum(["none", "thisServer", "allServers"]).optional(),
    temperature: z.number().optional(),
    stopSequences: z.array(z.string()).optional(),
    metadata: JsonObject.optional(),
  });
  return {
    SamplingMessage,
    CreateMessageRequestParams,
    CreateMessageRequest: z.looseObject({
      ...the.question,
      method: z.literal("sampling/createMessage"),
      params: CreateMessageRequestParams,
    }),
    CreateMessageResult: z.looseObject({
      ...the.sampled,
      ...message,
      model: z.string(),
      stopReason: z.string().optional(),
    }),
  };
}
