import { z } from "zod";
import { Uri } from "./json.ts";
import type { Parts, Shape } from "./parts.ts";
import { dialect } from "./tools.ts";

/** The form that a person is asked to fill in, as in 2025-06-18. */
export function requestedSchema<P extends { readonly PrimitiveSchemaDefinition: z.ZodType }>(
  the: P,
) {
  return z.looseObject({
    type: z.literal("object"),
    properties: z.record(z.string(), the.PrimitiveSchemaDefinition),
    required: z.array(z.string()).optional(),
  });
}

/** Asking the person at the client. Since 2025-06-18. */
export function elicitation<
  P extends Pick<Parts, "question" | "answer"> & {
    readonly ElicitRequestParams: z.ZodType;
    readonly ElicitedValue: z.ZodType;
  },
>(the: P) {
  return {
    ElicitRequestParams: the.ElicitRequestParams,
    ElicitRequest: z.looseObject({
      ...the.question,
      method: z.literal("elicitation/create"),
      params: the.ElicitRequestParams,
    }),
    ElicitResult: z.looseObject({
      ...the.answer,
      action: z.enum(["accept", "decline", "cancel"]),
      content: z.record(z.string(), the.ElicitedValue).optional(),
    }),
  };
}

/** The two ways of asking. Since 2025-11-25. */
export function elicitationModes<
  P extends Pick<Parts, "questionParams" | "tasked"> & {
    readonly PrimitiveSchemaDefinition: z.ZodType;
    readonly page: Shape;
  },
>(the: P) {
  const common = { ...the.questionParams, ...the.tasked, message: z.string() };
  const ElicitRequestFormParams = z.looseObject({
    ...common,
    mode: z.literal("form").optional(),
    requestedSchema: requestedSchema(the).extend(dialect),
  });
  const ElicitRequestURLParams = z.looseObject({
    ...common,
    ...the.page,
    mode: z.literal("url"),
    url: Uri,
  });
  return {
    ElicitRequestFormParams,
    ElicitRequestURLParams,
    ElicitRequestParams: z.union([ElicitRequestFormParams, ElicitRequestURLParams]),
  };
}

/** What one field was filled with, as in 2025-06-18. */
export const BareElicitedValue = z.union([z.string(), z.number(), z.boolean()]);

/** What one field was filled with. Since 2025-11-25. */
export const ElicitedValue = z.union([BareElicitedValue, z.array(z.string())]);
