import type { JsonRpcMessage } from "@mcp-actors/protocol";
import type { Arrival } from "@mcp-actors/transport";
import { modelChannel } from "../../src/wire/model-channel.ts";
import { arrival, rawEnd } from "../raw-end.ts";

/** A generation as it is asked for. */
export const GENERATE = {
  jsonrpc: "2.0",
  id: 4,
  method: "generateContent",
  params: { prompt: "" },
} as const;

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
