import type { JsonRpcMessage } from "@mcp-actors/protocol";
import type { Arrival } from "@mcp-actors/transport";
import { modelChannel } from "../../src/index.ts";
import { arrival, rawEnd } from "../raw-end.ts";

/** A model channel, what it brings, and its far end. */
export function openChannel() {
  const far = rawEnd();
  const channel = modelChannel(far.channel);
  const brought: Arrival[] = [];
  const reading = channel.inbound$.subscribe((arrived) => brought.push(arrived));
  const bring = async (...messages: object[]) => {
    for (const message of messages) far.send(message);
    await arrival();
    return brought.splice(0);
  };
  const send = async (...messages: JsonRpcMessage[]) => {
    for (const message of messages) channel.send(message);
    await arrival();
    return far.heard.splice(0);
  };
  return { far, bring, send, [Symbol.dispose]: () => reading.unsubscribe() };
}
