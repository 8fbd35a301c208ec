import { linkWith } from "@mcp-actors/machine";
import type { Link } from "@mcp-actors/transport";
import { TOOLS } from "../calls/list.ts";
import { learningObserver } from "./learning-observer.ts";
import { MirroredCall } from "./mirrored-call.ts";
import type { ToolHeaders } from "./tool-headers.ts";

/**
 * A link that learns from each list of tools what their calls mirror in headers, and leaves out tools that ask for
 * what cannot be; a call that is refused for its headers goes again, once, after a look at the list.
 */
export function mirroredLink(link: Link, headers: ToolHeaders): Link {
  const learning = linkWith(link, (request, observer, within) =>
    request.method === TOOLS.method && link.dialect.era === "modern"
      ? link.open(request, learningObserver(observer, headers), within)
      : link.open(request, observer, within),
  );
  return linkWith(learning, (request, observer, within) =>
    request.method === "tools/call" && link.dialect.era === "modern"
      ? new MirroredCall(learning, request, observer)
      : learning.open(request, observer, within),
  );
}
