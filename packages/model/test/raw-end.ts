import type { Decoded, JsonRpcMessage } from "@mcp-actors/protocol";
import { type Channel, memoryPair } from "@mcp-actors/transport";

/** The other end of a channel, as somebody writes it by hand. */
export interface RawEnd {
  readonly channel: Channel;
  /** What arrived, in order. */
  readonly heard: object[];
  readonly send: (message: object) => void;
  readonly close: () => void;
}

/** An open channel, and its other end; `hear` may answer what arrives. */
export function rawEnd(hear: (message: JsonRpcMessage, end: RawEnd) => void = () => {}): RawEnd {
  const [channel, far] = memoryPair();
  const heard: object[] = [];
  const reading = far.inbound$.subscribe((decoded: Decoded) => {
    if (!("message" in decoded)) return;
    const { message } = decoded;
    // What is no object is an error in MCP, and a result here.
    const isBare = decoded.kind === "error" && "result" in decoded;
    heard.push(isBare ? { ...message, error: undefined, result: decoded.result } : message);
    hear(message, end);
  });
  const end: RawEnd = {
    channel,
    heard,
    // What people write by hand is any JSON.
    send: (message) => far.send({ jsonrpc: "2.0", ...message } as JsonRpcMessage),
    close: () => reading.unsubscribe(),
  };
  return end;
}

/** A model server written by hand: opens, and leaves the rest to `hear`. */
export function rawServer(
  hear: (message: JsonRpcMessage, end: RawEnd) => void,
  introduction: object = { serverName: "raw", capabilities: {} },
): RawEnd {
  return rawEnd((message, end) => {
    if (!("method" in message) || !("id" in message)) hear(message, end);
    else if (message.method === "ping") end.send({ id: message.id, result: {} });
    else if (message.method === "initialize") end.send({ id: message.id, result: introduction });
    else hear(message, end);
  });
}

/** More turns than any of these models needs: one that was held up between two tokens gives others a turn. */
const TURNS = 20;

/** Settles when all that is on its way in memory has arrived. */
export async function arrival(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
