import type { Meta, Request, Result } from "../json-rpc.ts";
import type { BaseMetadata, Icons } from "./base-metadata.ts";
import type { CacheableResult } from "./caching.ts";
import type { JsonObject } from "./capabilities.ts";
import type { ContentBlock } from "./content.ts";
import type { InputResponseRequestParams } from "./mrtr.ts";
import type { PaginatedRequest, PaginatedResult } from "./pagination.ts";
import type { TaskMetadata } from "./tasks.ts";

/** The JSON Schema of a tool's arguments: an object at the root. */
export interface ToolInputSchema extends JsonObject {
  readonly type: "object";
  /** The dialect; 2020-12 where absent. Since 2025-11-25. */
  readonly $schema?: string | undefined;
}

/** The JSON Schema of a tool's structured output: an object at the root until 2025-11-25. */
export interface ToolOutputSchema extends JsonObject {
  readonly $schema?: string | undefined;
}

/** What a tool's author says of its effects; nothing may be trusted because of them. Since 2025-03-26. */
export interface ToolAnnotations {
  readonly title?: string | undefined;
  /** Default false. */
  readonly readOnlyHint?: boolean | undefined;
  /** Default true; only of tools that are not read-only. */
  readonly destructiveHint?: boolean | undefined;
  /** Default false; only of tools that are not read-only. */
  readonly idempotentHint?: boolean | undefined;
  /** Default true. */
  readonly openWorldHint?: boolean | undefined;
}

/** How a tool may be run. 2025-11-25 alone. */
export interface ToolExecution {
  /** Default `forbidden`. */
  readonly taskSupport?: "forbidden" | "optional" | "required" | undefined;
}

/** Something that a model may call. */
export interface Tool extends BaseMetadata, Icons {
  readonly description?: string | undefined;
  readonly inputSchema: ToolInputSchema;
  /** Since 2025-06-18. */
  readonly outputSchema?: ToolOutputSchema | undefined;
  readonly annotations?: ToolAnnotations | undefined;
  readonly execution?: ToolExecution | undefined;
  readonly _meta?: Meta | undefined;
}

/** Asks for a page of the tools. */
export interface ListToolsRequest extends PaginatedRequest {
  readonly method: "tools/list";
}

/** A page of the tools. */
export interface ListToolsResult extends PaginatedResult, CacheableResult {
  readonly tools: readonly Tool[];
}

/** The tool to call, and with what. */
export interface CallToolRequestParams extends InputResponseRequestParams {
  readonly name: string;
  readonly arguments?: JsonObject | undefined;
  /** Asks to run the call as a task. 2025-11-25 alone. */
  readonly task?: TaskMetadata | undefined;
}

/** Calls a tool. */
export interface CallToolRequest extends Request {
  readonly method: "tools/call";
  readonly params: CallToolRequestParams;
}

/** What a tool gave. */
export interface CallToolResult extends Result {
  readonly content: readonly ContentBlock[];
  /** An object from 2025-06-18 to 2025-11-25, any JSON since 2026-07-28. */
  readonly structuredContent?: unknown;
  /** Whether the tool failed, for the model to see; default false. */
  readonly isError?: boolean | undefined;
}
