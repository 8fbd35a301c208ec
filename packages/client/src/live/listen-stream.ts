import {
  type Answer,
  ErrorCode,
  type JsonRpcNotification,
  type SubscriptionFilter,
} from "@mcp-actors/protocol";
import type { Exchange, ExchangeObserver, Link, TransportError } from "@mcp-actors/transport";

/** Whoever opened a stream of changes. */
export interface StreamOwner {
  acknowledged(stream: ListenStream): void;
  told(notification: JsonRpcNotification): void;
  /** @param isFinal - Whether asking again would be answered alike. */
  ended(stream: ListenStream, cause: string, isFinal: boolean): void;
}

/** One stream of changes, from its request to its end. It is an exchange and no call: nothing limits its time. spec: 2026-07-28 basic/patterns/subscriptions */
export class ListenStream implements ExchangeObserver {
  readonly #owner: StreamOwner;
  readonly #exchange: Exchange;
  #acknowledged = false;
  #over = false;

  /** Throws where the request cannot be written. */
  constructor(link: Link, notifications: SubscriptionFilter, owner: StreamOwner) {
    this.#owner = owner;
    this.#exchange = link.open({ method: "subscriptions/listen", params: { notifications } }, this);
  }

  get isAcknowledged(): boolean {
    return this.#acknowledged;
  }

  close(): void {
    if (this.#over) return;
    this.#over = true;
    this.#exchange.abandon("Other changes are followed now, or none");
  }

  related(notification: JsonRpcNotification): void {
    switch (notification.method) {
      case "notifications/subscriptions/acknowledged":
        this.#acknowledge();
        break;
      case "notifications/cancelled":
        this.#exchange.abandon();
        this.#end("Server cancelled the stream of changes");
        break;
      default:
        this.#owner.told(notification);
    }
  }

  answered(answer: Answer): void {
    if ("error" in answer) {
      const { code, message } = answer.error;
      this.#end(`Server refused the stream of changes: ${code} ${message}`, REFUSALS.has(code));
    } else if (this.#acknowledged) {
      this.#end("Server ended the stream of changes");
    } else {
      this.#end("Server answered subscriptions/listen without acknowledging it", true);
    }
  }

  lost(error: TransportError): void {
    this.#end(error.message);
  }

  #acknowledge(): void {
    if (this.#over || this.#acknowledged) return;
    this.#acknowledged = true;
    this.#owner.acknowledged(this);
  }

  #end(cause: string, isFinal = false): void {
    if (this.#over) return;
    this.#over = true;
    this.#owner.ended(this, cause, isFinal);
  }
}

/** What a server says that has no such streams, or none with this filter. */
const REFUSALS: ReadonlySet<number> = new Set([
  ErrorCode.MethodNotFound,
  ErrorCode.InvalidParams,
  ErrorCode.InvalidRequest,
]);
