import type { Meta } from "../json-rpc.ts";
import type { Annotations } from "./annotations.ts";
import type { JsonObject } from "./capabilities.ts";
import type { EmbeddedContents, Resource } from "./resources.ts";

/** What blocks of content have in common. */
export interface Annotated {
  readonly annotations?: Annotations | undefined;
  /** Since 2025-06-18. */
  readonly _meta?: Meta | undefined;
}

/** Text to or from a model. */
export interface TextContent extends Annotated {
  readonly type: "text";
  readonly text: string;
}

/** An image to or from a model. */
export interface ImageContent extends Annotated {
  readonly type: "image";
  /** Base64. */
  readonly data: string;
  readonly mimeType: string;
}

/** Sound to or from a model. Since 2025-03-26. */
export interface AudioContent extends Annotated {
  readonly type: "audio";
  /** Base64. */
  readonly data: string;
  readonly mimeType: string;
}

/** A resource that can be read, named but not included. Since 2025-06-18. */
export interface ResourceLink extends Resource {
  readonly type: "resource_link";
}

/** A resource, its contents included. */
export interface EmbeddedResource extends Annotated {
  readonly type: "resource";
  readonly resource: EmbeddedContents;
}

/** One piece of a prompt or of a tool's result. */
export type ContentBlock =
  | TextContent
  | ImageContent
  | AudioContent
  | ResourceLink
  | EmbeddedResource;

/** A model's wish to call a tool. Since 2025-11-25. */
export interface ToolUseContent {
  readonly type: "tool_use";
  readonly id: string;
  readonly name: string;
  readonly input: JsonObject;
  readonly _meta?: Meta | undefined;
}

/** What a tool gave a model that wished to call it. Since 2025-11-25. */
export interface ToolResultContent {
  readonly type: "tool_result";
  readonly toolUseId: string;
  readonly content: readonly ContentBlock[];
  /** An object in 2025-11-25, any JSON since 2026-07-28. */
  readonly structuredContent?: unknown;
  readonly isError?: boolean | undefined;
  readonly _meta?: Meta | undefined;
}

/** One piece of a message in a conversation with a model. */
export type SamplingMessageContentBlock =
  | TextContent
  | ImageContent
  | AudioContent
  | ToolUseContent
  | ToolResultContent;
