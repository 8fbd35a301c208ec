import type { JsonRpcNotification, Unreadable } from "@mcp-actors/protocol";
import { type Inbound, type Link, TransportError } from "@mcp-actors/transport";
import type { Subscription } from "rxjs";
import type { PeerEvent } from "../trace.ts";
import type { Calls } from "./calls.ts";
import type { NotificationLanes } from "./notification-lanes.ts";
import type { Requests } from "./requests.ts";

interface ReaderHost {
  readonly calls: Calls;
  readonly requests: Requests;
  readonly lanes: NotificationLanes;
  readonly answersUnreadable: boolean;
  report(event: PeerEvent): void;
}

/** Reads one link from its beginning to its end, and hands each message to whom it concerns. */
export class LinkReader {
  readonly link: Link;
  readonly #host: ReaderHost;
  readonly #ended: (error?: TransportError) => void;
  #reading: Subscription | undefined;
  #over = false;

  constructor(host: ReaderHost, link: Link, ended: (error?: TransportError) => void) {
    this.#host = host;
    this.link = link;
    this.#ended = ended;
  }

  get inFlight(): number {
    return this.#over ? 0 : this.link.openExchanges + this.#host.requests.size;
  }

  start(): void {
    this.#reading = this.link.inbound$.subscribe({
      next: (inbound) => this.#receive(inbound),
      error: (error: unknown) => this.#end(TransportError.from(error)),
      complete: () => this.#end(),
    });
    if (this.#over) this.#reading.unsubscribe();
  }

  stop(): void {
    this.#reading?.unsubscribe();
    this.#end();
  }

  #end(error?: TransportError): void {
    if (this.#over) return;
    this.#over = true;
    this.#ended(error);
  }

  #receive(inbound: Inbound): void {
    switch (inbound.kind) {
      case "request":
        this.#host.requests.receive(inbound.message);
        break;
      case "notification":
        this.#notify(inbound.message);
        break;
      case "stray":
        this.#host.report({
          type: "message.stray",
          reason: inbound.reason,
          message: inbound.message,
        });
        break;
      case "unreadable":
        this.#complain(inbound);
    }
  }

  #notify(notification: JsonRpcNotification): void {
    const withdrawal = this.link.dialect.withdrawal(notification);
    if (withdrawal === undefined) this.#host.lanes.push(notification);
    else this.#host.requests.withdraw(withdrawal);
  }

  #complain({ error, id, excerpt }: Unreadable): void {
    this.#host.report({ type: "message.unreadable", problem: error.message, excerpt });
    if (!this.#host.answersUnreadable) return;
    if (id !== undefined) this.link.send({ jsonrpc: "2.0", id, error: error.toJSON() });
    else if (this.link.dialect.errorsWithoutId) {
      this.link.send({ jsonrpc: "2.0", error: error.toJSON() });
    }
  }
}
