import type { Meta, Params, Request } from "../json-rpc.ts";
import type { Annotations } from "./annotations.ts";
import type { BaseMetadata, Icons } from "./base-metadata.ts";
import type { CacheableResult } from "./caching.ts";
import type { InputResponseRequestParams } from "./mrtr.ts";
import type { PaginatedRequest, PaginatedResult } from "./pagination.ts";

/** Something that a server lets clients read. */
export interface Resource extends BaseMetadata, Icons {
  readonly uri: string;
  readonly description?: string | undefined;
  readonly mimeType?: string | undefined;
  readonly annotations?: Annotations | undefined;
  /** Bytes before any encoding. */
  readonly size?: number | undefined;
  readonly _meta?: Meta | undefined;
}

/** A family of resources, their URIs given by an RFC 6570 template. */
export interface ResourceTemplate extends BaseMetadata, Icons {
  readonly uriTemplate: string;
  readonly description?: string | undefined;
  readonly mimeType?: string | undefined;
  readonly annotations?: Annotations | undefined;
  readonly _meta?: Meta | undefined;
}

/** What every kind of contents has in common. */
export interface ResourceContents {
  readonly uri: string;
  readonly mimeType?: string | undefined;
  readonly _meta?: Meta | undefined;
}

/** What a resource holds, as text. */
export interface TextResourceContents extends ResourceContents {
  readonly text: string;
}

/** What a resource holds, as bytes. */
export interface BlobResourceContents extends ResourceContents {
  /** Base64. */
  readonly blob: string;
}

/** What a resource holds, either way. */
export type EmbeddedContents = TextResourceContents | BlobResourceContents;

/** Asks for a page of the resources. */
export interface ListResourcesRequest extends PaginatedRequest {
  readonly method: "resources/list";
}

/** A page of the resources. */
export interface ListResourcesResult extends PaginatedResult, CacheableResult {
  readonly resources: readonly Resource[];
}

/** Asks for a page of the resource templates. */
export interface ListResourceTemplatesRequest extends PaginatedRequest {
  readonly method: "resources/templates/list";
}

/** A page of the resource templates. */
export interface ListResourceTemplatesResult extends PaginatedResult, CacheableResult {
  readonly resourceTemplates: readonly ResourceTemplate[];
}

/** The resource to read. */
export interface ReadResourceRequestParams extends InputResponseRequestParams {
  readonly uri: string;
}

/** Asks what a resource holds. */
export interface ReadResourceRequest extends Request {
  readonly method: "resources/read";
  readonly params: ReadResourceRequestParams;
}

/** What a resource holds; several where it has parts. */
export interface ReadResourceResult extends CacheableResult {
  readonly contents: readonly EmbeddedContents[];
}

/** The resource to follow, or to follow no longer. Until 2025-11-25. */
export interface SubscribeRequestParams extends Params {
  readonly uri: string;
}

/** Asks to be told of a resource's updates. Until 2025-11-25. */
export interface SubscribeRequest extends Request {
  readonly method: "resources/subscribe";
  readonly params: SubscribeRequestParams;
}

/** Asks to be told no longer. Until 2025-11-25. */
export interface UnsubscribeRequest extends Request {
  readonly method: "resources/unsubscribe";
  readonly params: SubscribeRequestParams;
}

/** The resource that changed. */
export interface ResourceUpdatedNotificationParams extends Params {
  readonly uri: string;
}

/** Tells that a resource changed and may be read anew. */
export interface ResourceUpdatedNotification extends Request {
  readonly method: "notifications/resources/updated";
  readonly params: ResourceUpdatedNotificationParams;
}
