import type { Decoded, Dialect, JsonRpcMessage, Request } from "@mcp-actors/protocol";
import {
  type Exchange,
  type Inbound,
  type Link,
  memoryPair,
  multiplex,
} from "@mcp-actors/transport";
import { type Recording, record } from "./record.ts";
import { testDialect } from "./test-dialect.ts";

/** A link of ours over memory, and its peer's bare end. */
export interface OpenLink {
  readonly link: Link;
  readonly inbound: Recording<Inbound>;
  /** What reached the peer. */
  readonly peer: Recording<Decoded>;
  /** What exchanges heard, in the order they heard it: `1 part …`, `2 answered …`, `1 lost …`. */
  readonly heard: readonly string[];
  /** Opens an exchange whose events are kept under its number, from 1. */
  readonly open: (request?: Request) => Exchange;
  /** Sends as the peer. */
  readonly say: (...messages: readonly object[]) => void;
  /** Settles when all that was sent is delivered. */
  readonly settle: () => Promise<void>;
}

export function openLink(changes?: Partial<Dialect>): OpenLink {
  const [near, far] = memoryPair();
  const link = multiplex(near, testDialect(changes));
  const inbound = record(link);
  const peer = record(far);
  const heard: string[] = [];
  let opened = 0;
  return {
    link,
    inbound,
    peer,
    heard,
    open: (request = { method: "ask" }) => {
      opened += 1;
      const number = opened;
      return link.open(request, {
        related: ({ params }) => heard.push(`${number} part ${String(params?.["text"])}`),
        answered: (answer) =>
          heard.push(
            `${number} answered ${JSON.stringify("result" in answer ? answer.result : answer.error)}`,
          ),
        lost: (error) => heard.push(`${number} lost ${error.message}`),
      });
    },
    say: (...messages) => {
      for (const message of messages) far.send({ jsonrpc: "2.0", ...message } as JsonRpcMessage);
    },
    settle: () => new Promise((resolve) => setImmediate(resolve)),
  };
}
