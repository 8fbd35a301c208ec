import { type DiscoverResult, VERSIONS } from "@mcp-actors/protocol";
import { present } from "../json/present.ts";
import { toRevisionCapabilities } from "../registry/capabilities.ts";
import { cacheHints, DEFINITION_TTL } from "../request/cache-hints.ts";
import type { Method } from "./method.ts";

/** spec: 2026-07-28 server/discover */
export const serverDiscover: Method = {
  eras: ["modern"],
  handle(request) {
    const { capabilities, instructions, cache } = request.runtime.registry;
    return present<DiscoverResult>({
      supportedVersions: [...VERSIONS],
      capabilities: toRevisionCapabilities(capabilities, request.caller.revision),
      instructions,
      ...cacheHints(request, { ttlMs: cache.ttlMs ?? DEFINITION_TTL }),
    });
  },
};
