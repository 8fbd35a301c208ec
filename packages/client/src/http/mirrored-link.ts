import { linkWith } from "@mcp-actors/machine";
import { ErrorCode } from "@mcp-actors/protocol";
import type { Link } from "@mcp-actors/transport";
import { RetriedExchange } from "@mcp-actors/transport/http";
import { listRequest, readItems, TOOLS } from "../calls/list.ts";
import { openExchange } from "../live/open-exchange.ts";
import { allPages } from "../pages.ts";
import { learningObserver } from "./learning-observer.ts";
import type { ToolHeaders } from "./tool-headers.ts";

/**
 * A link that learns from each list of tools what their calls mirror in headers, and leaves out tools that ask for
 * what cannot be. A server that finds the headers of a call wrong knows the tool otherwise than we do: the list is
 * read anew and the call sent once more.
 *
 * spec: 2026-07-28 basic/transports/streamable-http#custom-headers
 */
export function mirroredLink(link: Link, headers: ToolHeaders): Link {
  const learning = linkWith(link, (request, observer, within) =>
    request.method === TOOLS.method && link.dialect.era === "modern"
      ? link.open(request, learningObserver(observer, headers), within)
      : link.open(request, observer, within),
  );
  const prepare = () => readTools(learning);
  const retry = { link: learning, code: ErrorCode.HeaderMismatch, prepare };
  return linkWith(learning, (request, observer, within) =>
    request.method === "tools/call" && link.dialect.era === "modern"
      ? new RetriedExchange(retry, request, observer)
      : learning.open(request, observer, within),
  );
}

async function readTools(link: Link): Promise<void> {
  await allPages(
    (cursor) => openExchange(link, listRequest(TOOLS.method, cursor)),
    (page) => readItems(TOOLS, page),
  );
}
