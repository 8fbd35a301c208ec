import { z } from "zod";
import { Role } from "./annotations.ts";
import { listChanged, listRequest, page } from "./pagination.ts";
import type { Scope } from "./scope.ts";

/** Listing prompts, and filling one in. */
export function prompts(the: Scope) {
  const named = { name: z.string(), description: z.string().optional(), ...the.titled };
  const PromptArgument = z.looseObject({ ...named, required: z.boolean().optional() });
  const Prompt = z.looseObject({
    ...named,
    ...the.pictured,
    arguments: z.array(PromptArgument).optional(),
    ...the.meta,
  });
  return {
    PromptArgument,
    Prompt,
    ListPromptsRequest: listRequest("prompts/list", the),
    ListPromptsResult: z.looseObject({
      ...the.result,
      ...the.cacheable,
      ...page,
      prompts: z.array(Prompt),
    }),
    ...getPrompt(the),
    PromptListChangedNotification: listChanged("notifications/prompts/list_changed", the),
  };
}

function getPrompt(the: Scope) {
  const PromptMessage = z.looseObject({ role: Role, content: the.ContentBlock });
  const GetPromptRequestParams = z.looseObject({
    ...the.requestParams,
    ...the.retry,
    name: z.string(),
    arguments: z.record(z.string(), z.string()).optional(),
  });
  return {
    PromptMessage,
    GetPromptRequestParams,
    GetPromptRequest: z.looseObject({
      ...the.request,
      method: z.literal("prompts/get"),
      params: GetPromptRequestParams,
    }),
    GetPromptResult: z.looseObject({
      ...the.result,
      description: z.string().optional(),
      messages: z.array(PromptMessage),
    }),
  };
}
