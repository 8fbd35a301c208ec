import type { JsonRpcNotification, Unreadable } from "@mcp-actors/protocol";
import { closedByPeer, type Inbound, type Link, TransportError } from "@mcp-actors/transport";
import type { Observer, Subscription } from "rxjs";
import type { End } from "../attachment.ts";
import type { PeerContext } from "./peer-context.ts";
import type { Requests } from "./requests.ts";

/** The peer, as its reader tells it of the link. */
interface ReadPeer extends PeerContext {
  /** Nobody is there to take a request, though the link is not lost. */
  unreached(error: TransportError): void;
  /** The link is going: whatever relied on it is lost. Called once. */
  lose(end: End): void;
}

interface LinkReaderOptions {
  readonly peer: ReadPeer;
  readonly requests: Requests;
  /** Whether text that is no message is answered with an error. */
  readonly answersUnreadable: boolean;
  /** Called once when whatever relied on the link is lost, with an error when nobody meant the link to end. */
  readonly ended: (error?: TransportError) => void;
}

/** Reads one link from its beginning to its end, and hands each message to whom it concerns. */
export class LinkReader implements Observer<Inbound> {
  readonly link: Link;
  readonly #options: LinkReaderOptions;
  #reading: Subscription | undefined;
  #over = false;

  constructor(link: Link, options: LinkReaderOptions) {
    this.link = link;
    this.#options = options;
  }

  start(): void {
    this.#reading = this.link.inbound$.subscribe(this);
    if (this.#over) this.#reading.unsubscribe();
  }

  next(inbound: Inbound): void {
    this.#receive(inbound);
  }

  error(error: unknown): void {
    this.#end(TransportError.from(error));
  }

  complete(): void {
    this.#end();
  }

  /** Ends the link, and tells whoever relied on it why. */
  stop(end: End): void {
    if (this.#over) return;
    this.#over = true;
    this.#options.peer.lose(end);
    this.#reading?.unsubscribe();
    this.#options.ended();
  }

  #end(error?: TransportError): void {
    if (this.#over) return;
    this.#over = true;
    this.#options.peer.lose({ cause: error?.message ?? closedByPeer(this.link.facts), error });
    this.#options.ended(error);
  }

  #receive(inbound: Inbound): void {
    switch (inbound.kind) {
      case "request":
        this.#options.requests.receive(inbound);
        break;
      case "notification":
        this.#notify(inbound.message);
        break;
      case "departure":
        this.#options.requests.withdraw({ id: inbound.key, reason: inbound.reason });
        break;
      case "unreached":
        this.#options.peer.unreached(inbound.error);
        break;
      case "gap":
        this.#options.peer.report({ type: "notification.gap" });
        break;
      case "stray":
        this.#options.peer.report({
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
    if (withdrawal === undefined) this.#options.peer.notified(notification);
    else this.#options.requests.withdraw(withdrawal);
  }

  #complain({ error, id, excerpt }: Unreadable): void {
    const { peer, requests, answersUnreadable } = this.#options;
    peer.report({ type: "message.unreadable", problem: error.message, excerpt });
    if (!answersUnreadable) return;
    // With the id of a request in flight the complaint would be taken for its answer.
    if (id !== undefined && !requests.has(id)) {
      this.link.send({ jsonrpc: "2.0", id, error });
    } else if (this.link.dialect.errorsWithoutId) {
      this.link.send({ jsonrpc: "2.0", error });
    }
  }
}
