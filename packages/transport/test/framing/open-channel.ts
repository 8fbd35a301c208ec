import { type StreamChannelOptions, streamChannel } from "@mcp-actors/transport/stdio";
import { openSocketPair, type SocketPair } from "../support/open-socket-pair.ts";

const open: SocketPair[] = [];

/** Closes all that a test opened. */
export async function closePairs(): Promise<void> {
  await Promise.all(open.splice(0).map((pair) => pair.close()));
}

/** Two connected sockets, until `closePairs`. */
export async function openPair(family?: "tcp" | "unix"): Promise<SocketPair> {
  const pair = await openSocketPair(family);
  open.push(pair);
  return pair;
}

/** A channel on one end of a socket, with the bare socket of its peer. */
export async function openChannel(options?: StreamChannelOptions) {
  const { near, far } = await openPair();
  return { channel: streamChannel(near, near, options), socket: near, peer: far };
}
