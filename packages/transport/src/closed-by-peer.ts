import type { Facts } from "./channel.ts";

/** That a peer closed a channel in good order, and where the peer is, if that is known. */
export function closedByPeer({ address }: Facts): string {
  return `The peer${address === undefined ? "" : ` at ${address}`} closed the channel`;
}
