import type { z } from "zod";

/** Fields of an object, by name. */
export type Shape = z.ZodRawShape;

/**
 * What the definitions of one revision are built from: the fields that the revision
 * puts into every message, or every named thing, of a kind. Empty where it has none.
 */
export interface Parts {
  /** Every request of a client, beside `method` and `params`. */
  readonly request: Shape;
  /** Every request of a server, beside `method` and `params`. */
  readonly question: Shape;
  /** Every notification, beside `method` and `params`. */
  readonly notification: Shape;
  /** The params of a client's requests that have fields of their own. */
  readonly requestParams: Shape;
  /** The params of a server's requests that have fields of their own. */
  readonly questionParams: Shape;
  /** The params of notifications that have fields of their own. */
  readonly notificationParams: Shape;
  /** The params of a notification that says all by its method. */
  readonly NotificationParams: z.ZodType;
  /** Every result of a server. */
  readonly result: Shape;
  /** Every result of a client. */
  readonly answer: Shape;
  /** How far a request has come, beside the numbers. */
  readonly progress: Shape;
  /** Which request is cancelled. */
  readonly cancelled: Shape;
  /** Results that may be kept for a while. */
  readonly cacheable: Shape;
  /** Params of requests that a client may run as a task. */
  readonly tasked: Shape;
  /** Things that carry `_meta`. */
  readonly meta: Shape;
  /** Things with a name for people. */
  readonly titled: Shape;
  /** Things that may be pictured. */
  readonly pictured: Shape;
  /** Things with hints on their use. */
  readonly annotated: Shape;
  /** Tools, beside their names and description. */
  readonly tool: Shape;
  /** What a tool gave, beside its content. */
  readonly structured: Shape;
}
