import { z } from "zod";
import type { Meta, RequestId } from "../json-rpc.ts";
import type { Annotations } from "../vocabulary/annotations.ts";
import type { Icon } from "../vocabulary/base-metadata.ts";
import type { CacheScope } from "../vocabulary/caching.ts";
import type { TaskMetadata } from "../vocabulary/tasks.ts";
import type {
  ToolAnnotations,
  ToolExecution,
  ToolInputSchema,
  ToolOutputSchema,
} from "../vocabulary/tools.ts";

/** A field that some revision lacks, or demands, and another does not. */
export type Field<Value> = z.ZodType<Value | undefined>;

/** A field that a revision does not know: whatever it holds survives, as unknown fields do. */
export function absent<Value>(): Field<Value> {
  // The type is what the field holds in the revisions that know it.
  return z.unknown().optional() as Field<Value>;
}

/**
 * What the definitions of one revision are built from: the fields that the revision
 * puts into every message, or every named thing, of a kind.
 */
export interface Parts {
  /** Every request of a client, beside `method` and `params`. */
  readonly request: { readonly jsonrpc: Field<"2.0">; readonly id: Field<RequestId> };
  /** Every request of a server, beside `method` and `params`. */
  readonly question: { readonly jsonrpc: Field<"2.0">; readonly id: Field<RequestId> };
  /** Every notification, beside `method` and `params`. */
  readonly notification: { readonly jsonrpc: Field<"2.0"> };
  /** The params of a client's requests that have fields of their own. */
  readonly requestParams: { readonly _meta: Field<Meta> };
  /** The params of a server's requests that have fields of their own. */
  readonly questionParams: { readonly _meta: Field<Meta> };
  /** The params of notifications that have fields of their own. */
  readonly notificationParams: { readonly _meta: Field<Meta> };
  /** The params of a notification that says all by its method. */
  readonly NotificationParams: z.ZodType<{ readonly _meta?: Meta | undefined }>;
  /** Every result of a server. */
  readonly result: { readonly _meta: Field<Meta>; readonly resultType: Field<string> };
  /** Every result of a client. */
  readonly answer: { readonly _meta: Field<Meta> };
  /** How far a request has come, beside the numbers. */
  readonly progress: { readonly message: Field<string> };
  /** Which request is cancelled. */
  readonly cancelled: { readonly requestId: Field<RequestId> };
  /** Results that may be kept for a while. */
  readonly cacheable: { readonly ttlMs: Field<number>; readonly cacheScope: Field<CacheScope> };
  /** Params of requests that may be run as a task. */
  readonly tasked: { readonly task: Field<TaskMetadata> };
  /** Things that carry `_meta`. */
  readonly meta: { readonly _meta: Field<Meta> };
  /** Things with a name for people. */
  readonly titled: { readonly title: Field<string> };
  /** Things that may be pictured. */
  readonly pictured: { readonly icons: Field<readonly Icon[]> };
  /** Things with hints on their use. */
  readonly annotated: { readonly annotations: Field<Annotations> };
  /** Implementations, beside their names and version. */
  readonly about: { readonly description: Field<string>; readonly websiteUrl: Field<string> };
  /** Tools, beside their names and description. */
  readonly tool: {
    readonly inputSchema: z.ZodType<ToolInputSchema>;
    readonly outputSchema: Field<ToolOutputSchema>;
    readonly annotations: Field<ToolAnnotations>;
    readonly execution: Field<ToolExecution>;
  };
  /** What a tool gave, beside its content. */
  readonly structured: { readonly structuredContent: Field<unknown> };
}
