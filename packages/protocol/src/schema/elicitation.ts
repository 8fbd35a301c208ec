import { z } from "zod";
import type { ElicitedValue as Elicited } from "../vocabulary/elicitation.ts";
import type { PrimitiveSchemaDefinition } from "../vocabulary/primitive-schema.ts";
import { Uri } from "./json.ts";
import type { Field, Parts } from "./parts.ts";
import type { ElicitationScope } from "./scope.ts";

/** Asking the person at the client. Since 2025-06-18. */
export function elicitation(the: ElicitationScope) {
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

type ParamParts = Pick<Parts, "questionParams" | "tasked">;

interface FormParts extends ParamParts {
  readonly mode: Field<"form">;
  readonly $schema: Field<string>;
  readonly PrimitiveSchemaDefinition: z.ZodType<PrimitiveSchemaDefinition>;
}

/** Asking by form. */
export function formParams(the: FormParts) {
  return z.looseObject({
    ...the.questionParams,
    ...the.tasked,
    mode: the.mode,
    message: z.string(),
    requestedSchema: z.looseObject({
      $schema: the.$schema,
      type: z.literal("object"),
      properties: z.record(z.string(), the.PrimitiveSchemaDefinition),
      required: z.array(z.string()).optional(),
    }),
  });
}

/** Asking by form or by page. Since 2025-11-25. */
export function elicitationModes(
  the: Omit<FormParts, "mode" | "$schema"> & { readonly elicitationId: Field<string> },
) {
  const ElicitRequestFormParams = formParams({
    ...the,
    mode: z.literal("form").optional(),
    $schema: z.string().optional(),
  });
  const ElicitRequestURLParams = z.looseObject({
    ...the.questionParams,
    ...the.tasked,
    mode: z.literal("url"),
    message: z.string(),
    url: Uri,
    elicitationId: the.elicitationId,
  });
  return {
    ElicitRequestFormParams,
    ElicitRequestURLParams,
    ElicitRequestParams: z.union([ElicitRequestFormParams, ElicitRequestURLParams]),
  };
}

/** Telling that a visit to a page is over. 2025-11-25 alone. */
export function elicitationComplete(the: Pick<Parts, "notification">) {
  return z.looseObject({
    ...the.notification,
    method: z.literal("notifications/elicitation/complete"),
    params: z.looseObject({ elicitationId: z.string() }),
  });
}

/** What one field was filled with, in 2025-06-18. */
export const SingleElicitedValue: z.ZodType<Elicited> = z.union([
  z.string(),
  z.number(),
  z.boolean(),
]);

/** What one field was filled with. Since 2025-11-25. */
export const ElicitedValue: z.ZodType<Elicited> = z.union([
  SingleElicitedValue,
  z.array(z.string()),
]);
