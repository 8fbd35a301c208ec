import type { Decoded, Dialect, JsonRpcMessage } from "@mcp-actors/protocol";
import { type Channel, type Inbound, type Link, LOCAL, multiplex } from "@mcp-actors/transport";
import { Subject } from "rxjs";
import { type Recording, record } from "./record.ts";
import { testDialect } from "./test-dialect.ts";

/** A link on a channel whose wire is the test itself. */
export interface HandLink {
  readonly link: Link;
  readonly inbound: Recording<Inbound>;
  /** What the link sent. */
  readonly sent: readonly JsonRpcMessage[];
  /** Brings what arrives, or the end. */
  readonly wire: Subject<Decoded>;
}

export function openByHand(changes?: Partial<Dialect>): HandLink {
  const wire = new Subject<Decoded>();
  const sent: JsonRpcMessage[] = [];
  const channel: Channel = {
    facts: LOCAL,
    inbound$: wire.asObservable(),
    send: (message) => sent.push(message) > 0,
    drained: () => Promise.resolve(),
    closed: Promise.resolve(),
  };
  const link = multiplex(channel, testDialect(changes));
  return { link, sent, wire, inbound: record(link) };
}
