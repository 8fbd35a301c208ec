import type { MessagePort, Worker } from "node:worker_threads";
import { classify, type JsonRpcMessage } from "@mcp-actors/protocol";
import { type Channel, LOCAL, oneConsumer } from "@mcp-actors/transport";

/** A channel between threads: messages are cloned, never written as text. */
export function portChannel(port: MessagePort | Worker, close: () => unknown): Channel {
  const closed = new Promise<void>((resolve) => {
    port.once("close", resolve);
    port.once("exit", resolve);
  });
  return {
    facts: LOCAL,
    inbound$: oneConsumer((subscriber) => {
      port.on("message", (message: JsonRpcMessage) => subscriber.next(classify(message)));
      port.once("messageerror", (error) => subscriber.error(error));
      void closed.then(() => subscriber.complete());
      return close;
    }),
    send(message) {
      port.postMessage(message);
      return true;
    },
    drained: () => Promise.resolve(),
    closed,
  };
}
