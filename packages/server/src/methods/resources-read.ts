import type { ReadResourceResult } from "@mcp-actors/protocol";
import type { Context } from "../definition/context.ts";
import type { AnyResource } from "../definition/define-resource.ts";
import type { Running } from "../definition/define-tool.ts";
import { cacheHints } from "../request/cache-hints.ts";
import type { ServedRequest } from "../request/served-request.ts";
import { toReadResult } from "../resources/contents.ts";
import type { FoundResource } from "../resources/resource-index.ts";
import { isResourceNotFound, toNotFoundError } from "../resources/resource-not-found.ts";
import { type Handling, handle, isContinued } from "../run/handle.ts";
import { toBinding } from "../sealing/to-binding.ts";
import type { Method } from "./method.ts";
import { readUri } from "./read-uri.ts";

/** Reads a resource. spec: server/resources#reading-resources */
export const resourcesRead: Method = {
  eras: ["legacy", "modern"],
  capability: "resources",
  handle(request) {
    const uri = readUri(request.params);
    const { revision } = request.caller;
    const found = request.runtime.registry.resources.find(uri);
    if (found === undefined) throw toNotFoundError(uri, revision);
    const { resource, fingerprint } = found.compiled;
    handle(request, {
      questioner: { fingerprint, binding: () => toBinding(request, uri, {}) },
      run: (context) => read(found, context),
      toResult(value) {
        const result = toReadResult(value, { uri, mimeType: resource.mimeType });
        if (result === undefined) throw toNotFoundError(uri, revision);
        return withHints(request, result, resource);
      },
      toError: (error) =>
        isResourceNotFound(error) ? toNotFoundError(uri, revision, error.message) : error,
    } satisfies Handling);
    return undefined;
  },
};

function read({ compiled, variables }: FoundResource, context: Context): Running<unknown> {
  // What the key says of the arguments is checked where the resource is defined.
  const resource = compiled.resource as { read: (...args: readonly unknown[]) => Running<unknown> };
  return variables === undefined ? resource.read(context) : resource.read(variables, context);
}

function withHints(
  request: ServedRequest,
  { ttlMs, cacheScope, ...result }: ReadResourceResult,
  resource: AnyResource,
): ReadResourceResult {
  // What somebody's answers went into is nobody else's. spec: 2026-07-28 server/utilities/caching
  const hints = isContinued(request)
    ? { ttlMs: 0, cacheScope: "private" as const }
    : { ttlMs: ttlMs ?? resource.ttlMs, cacheScope: cacheScope ?? resource.cacheScope };
  return { ...result, ...cacheHints(request, hints) };
}
