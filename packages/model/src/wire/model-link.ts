import type { Dialect } from "@mcp-actors/protocol";
import { type Channel, type Link, multiplex } from "@mcp-actors/transport";
import { modelChannel } from "./model-channel.ts";

/** A link to a peer that speaks the protocol for models on a channel. */
export function modelLink(channel: Channel, dialect: Dialect): Link {
  return multiplex(modelChannel(channel), dialect);
}
