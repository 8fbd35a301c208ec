import type { Folded, RequestView } from "@mcp-actors/inspector";

/** Requests that are looked through, the newest. */
const LOOKED_AT = 1_000;

/** The newest request that a peer made of a tool and that nobody has answered; undefined where there is none. */
export function openRequest(
  { requests }: Pick<Folded, "requests">,
  { peer, subject }: Pick<RequestView, "peer" | "subject">,
): RequestView | undefined {
  const newest = requests.slice(Math.max(0, requests.size - LOOKED_AT), requests.size);
  return newest.findLast(
    (one) =>
      one.peer === peer &&
      one.side === "out" &&
      one.subject === subject &&
      one.outcome === undefined,
  );
}
