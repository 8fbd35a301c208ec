import { z } from "zod";
import { Integer, UriTemplate } from "./json.ts";
import type { Scope } from "./scope.ts";

/** The resource template whose variable is being completed. */
export const ResourceTemplateReference = z.looseObject({
  type: z.literal("ref/resource"),
  uri: UriTemplate,
});

/** What is already filled in. Since 2025-06-18. */
export const completionContext = {
  context: z.looseObject({ arguments: z.record(z.string(), z.string()).optional() }).optional(),
};

/** Asking how an argument may go on. */
export function completion(the: Scope) {
  const PromptReference = z.looseObject({
    type: z.literal("ref/prompt"),
    name: z.string(),
    ...the.titled,
  });
  const CompleteRequestParams = z.looseObject({
    ...the.requestParams,
    ref: z.discriminatedUnion("type", [PromptReference, ResourceTemplateReference]),
    argument: z.looseObject({ name: z.string(), value: z.string() }),
    ...the.completion,
  });
  return {
    PromptReference,
    CompleteRequestParams,
    CompleteRequest: z.looseObject({
      ...the.request,
      method: z.literal("completion/complete"),
      params: CompleteRequestParams,
    }),
    CompleteResult: z.looseObject({
      ...the.result,
      completion: z.looseObject({
        values: the.CompletionValues,
        total: Integer.optional(),
        hasMore: z.boolean().optional(),
      }),
    }),
  };
}
