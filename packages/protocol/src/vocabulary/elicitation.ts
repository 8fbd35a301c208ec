import type { Params, Request, Result } from "../json-rpc.ts";
import type { PrimitiveSchemaDefinition } from "./primitive-schema.ts";
import type { TaskMetadata } from "./tasks.ts";

/** The form that a person is asked to fill in. */
export interface RequestedSchema {
  /** Since 2025-11-25. */
  readonly $schema?: string | undefined;
  readonly type: "object";
  readonly properties: { readonly [field: string]: PrimitiveSchemaDefinition };
  readonly required?: readonly string[] | undefined;
}

/** A question that a form answers. Since 2025-06-18. */
export interface ElicitRequestFormParams extends Params {
  /** Since 2025-11-25; a form where absent. */
  readonly mode?: "form" | undefined;
  readonly message: string;
  readonly requestedSchema: RequestedSchema;
  /** 2025-11-25 alone. */
  readonly task?: TaskMetadata | undefined;
}

/** A question that a visit to a page answers, out of the client's sight. Since 2025-11-25. */
export interface ElicitRequestURLParams extends Params {
  readonly mode: "url";
  readonly message: string;
  readonly url: string;
  /** Required in 2025-11-25, absent since. */
  readonly elicitationId?: string | undefined;
  /** 2025-11-25 alone. */
  readonly task?: TaskMetadata | undefined;
}

/** A question to the person at the client. */
export type ElicitRequestParams = ElicitRequestFormParams | ElicitRequestURLParams;

/** Asks the person at the client. Since 2025-06-18. */
export interface ElicitRequest extends Request {
  readonly method: "elicitation/create";
  readonly params: ElicitRequestParams;
}

/** What one field of a form was filled with; several values since 2025-11-25. */
export type ElicitedValue = string | number | boolean | readonly string[];

/** What the person said: accepted, declined, or turned away. */
export interface ElicitResult extends Result {
  readonly action: "accept" | "decline" | "cancel";
  /** Of an accepted form alone. */
  readonly content?: { readonly [field: string]: ElicitedValue } | undefined;
}

/** Tells that a visit to a page is over. 2025-11-25 alone. */
export interface ElicitationCompleteNotification extends Request {
  readonly method: "notifications/elicitation/complete";
  readonly params: ElicitationCompleteNotificationParams;
}

/** The visit that is over. */
export interface ElicitationCompleteNotificationParams extends Params {
  readonly elicitationId: string;
}
