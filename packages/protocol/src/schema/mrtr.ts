import { z } from "zod";
import type { Parts } from "./parts.ts";

type MrtrParts = Pick<Parts, "requestParams" | "result"> & {
  readonly CreateMessageRequest: z.ZodType;
  readonly ListRootsRequest: z.ZodType;
  readonly ElicitRequest: z.ZodType;
  readonly CreateMessageResult: z.ZodType;
  readonly ListRootsResult: z.ZodType;
  readonly ElicitResult: z.ZodType;
};

/** Asking the client within the answer. Since 2026-07-28. */
export function mrtr<P extends MrtrParts>(the: P) {
  const InputRequest = z.union([
    the.CreateMessageRequest,
    the.ListRootsRequest,
    the.ElicitRequest,
  ]);
  const InputResponse = z.union([the.CreateMessageResult, the.ListRootsResult, the.ElicitResult]);
  const InputRequests = z.record(z.string(), InputRequest);
  const InputResponses = z.record(z.string(), InputResponse);
  const retry = {
    inputResponses: InputResponses.optional(),
    requestState: z.string().optional(),
  };
  return {
    retry,
    definitions: {
      InputRequest,
      InputRequests,
      InputResponse,
      InputResponses,
      InputResponseRequestParams: z.looseObject({ ...the.requestParams, ...retry }),
      InputRequiredResult: z.looseObject({
        ...the.result,
        inputRequests: InputRequests.optional(),
        requestState: z.string().optional(),
      }),
    },
  };
}
