import type { Folded, RequestView } from "@mcp-actors/inspector";

/** Where the process of a request shows it itself, if it said so; what is told is followed to pages alone. */
export function originOf(request: RequestView | undefined, folded: Folded): string | undefined {
  if (request?.actor === undefined) return undefined;
  const process = folded.peers.get(request.peer)?.process ?? "";
  const template = folded.processes.get(process)?.requestUrl;
  if (template === undefined) return undefined;
  const actor = request.actor.slice(request.peer.length + 1);
  const url = template.replaceAll("{actor}", encodeURIComponent(actor));
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? url : undefined;
}
