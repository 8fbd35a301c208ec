import { z } from "zod";
import { Integer, Uri, UriTemplate } from "./json.ts";
import { listChanged, listRequest, page } from "./pagination.ts";
import type { Parts } from "./parts.ts";
import type { Scope } from "./scope.ts";

/** The parts of a thing with a name. */
export type NamedParts = Pick<Parts, "titled" | "pictured" | "annotated" | "meta">;

function described(the: NamedParts) {
  return {
    name: z.string(),
    description: z.string().optional(),
    mimeType: z.string().optional(),
    ...the.titled,
    ...the.pictured,
    ...the.annotated,
    ...the.meta,
  };
}

function resourceShape(the: NamedParts) {
  return { uri: Uri, size: Integer.optional(), ...described(the) };
}

/** Something that a server lets clients read. */
export function resource(the: NamedParts) {
  return z.looseObject(resourceShape(the));
}

/** A resource named among content. Since 2025-06-18. */
export function resourceLink(the: NamedParts) {
  return z.looseObject({ type: z.literal("resource_link"), ...resourceShape(the) });
}

/** A family of resources. */
function resourceTemplate(the: NamedParts) {
  return z.looseObject({ uriTemplate: UriTemplate, ...described(the) });
}

/** Listing and reading resources, and hearing of their changes. */
export function resources(the: Scope) {
  const ResourceTemplate = resourceTemplate(the);
  const list = { ...the.result, ...the.cacheable, ...page };
  return {
    Resource: the.Resource,
    ResourceTemplate,
    ListResourcesRequest: listRequest("resources/list", the),
    ListResourcesResult: z.looseObject({ ...list, resources: z.array(the.Resource) }),
    ListResourceTemplatesRequest: listRequest("resources/templates/list", the),
    ListResourceTemplatesResult: z.looseObject({
      ...list,
      resourceTemplates: z.array(ResourceTemplate),
    }),
    ...readResource(the),
    ResourceListChangedNotification: listChanged("notifications/resources/list_changed", the),
    ...resourceUpdated(the),
  };
}

function readResource(the: Scope) {
  const ResourceRequestParams = z.looseObject({ ...the.requestParams, uri: Uri });
  const ReadResourceRequestParams = z.looseObject({
    ...the.requestParams,
    ...the.retry,
    uri: Uri,
  });
  return {
    ResourceRequestParams,
    ReadResourceRequestParams,
    ReadResourceRequest: z.looseObject({
      ...the.request,
      method: z.literal("resources/read"),
      params: ReadResourceRequestParams,
    }),
    ReadResourceResult: z.looseObject({
      ...the.result,
      ...the.cacheable,
      contents: z.array(z.union([the.TextResourceContents, the.BlobResourceContents])),
    }),
  };
}

function resourceUpdated(the: Parts) {
  const ResourceUpdatedNotificationParams = z.looseObject({
    ...the.notificationParams,
    uri: Uri,
  });
  return {
    ResourceUpdatedNotificationParams,
    ResourceUpdatedNotification: z.looseObject({
      ...the.notification,
      method: z.literal("notifications/resources/updated"),
      params: ResourceUpdatedNotificationParams,
    }),
  };
}

/** Following single resources by request. Until 2025-11-25. */
export function resourceSubscriptions(the: Pick<Parts, "request" | "requestParams">) {
  const SubscribeRequestParams = z.looseObject({ ...the.requestParams, uri: Uri });
  return {
    SubscribeRequestParams,
    UnsubscribeRequestParams: SubscribeRequestParams,
    SubscribeRequest: z.looseObject({
      ...the.request,
      method: z.literal("resources/subscribe"),
      params: SubscribeRequestParams,
    }),
    UnsubscribeRequest: z.looseObject({
      ...the.request,
      method: z.literal("resources/unsubscribe"),
      params: SubscribeRequestParams,
    }),
  };
}
