import { z } from "zod";
import type { elicitation } from "./elicitation.ts";
import type { Parts } from "./parts.ts";
import type { roots } from "./roots.ts";
import type { sampling } from "./sampling.ts";

type Questions = ReturnType<typeof sampling> &
  ReturnType<typeof roots> &
  ReturnType<typeof elicitation>;

/** Asking the client within the answer. Since 2026-07-28. */
export function mrtr(the: Pick<Parts, "requestParams" | "result"> & Questions) {
  const InputRequest = z.union([the.CreateMessageRequest, the.ListRootsRequest, the.ElicitRequest]);
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
