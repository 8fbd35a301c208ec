import type { InboundExchange } from "@mcp-actors/machine";
import { type JsonRpcNotification, type Meta, MetaKey } from "@mcp-actors/protocol";
import type { Facts } from "@mcp-actors/transport";
import type { ServedRequest } from "../request/served-request.ts";
import type { Audience } from "./audience.ts";
import type { Change } from "./change.ts";
import type { ListenFilter } from "./listen-filter.ts";
import type { Listener } from "./listener.ts";
import { NoticeOutbox, type NoticeWire } from "./notice-outbox.ts";

/** What a stream of changes tells, and whom. */
export interface ListenStreamOptions {
  readonly audience: Audience;
  readonly filter: ListenFilter;
  /** Methods of which one notice in a tick is enough. */
  readonly debounced: ReadonlySet<string>;
  /** Tells the client beside the stream, where a stream is not all there is. */
  readonly wire: Pick<NoticeWire, "notify">;
  /** Called once when the stream is over, however it ended. */
  readonly onEnd: (stream: ListenStream) => void;
}

/** A client's request to be told of changes, for as long as it stays. spec: 2026-07-28 basic/patterns/subscriptions */
export class ListenStream implements Listener {
  readonly #request: ServedRequest;
  readonly #options: ListenStreamOptions;
  readonly #outbox: NoticeOutbox;
  readonly #tag: Meta;

  constructor(request: ServedRequest, options: ListenStreamOptions) {
    this.#request = request;
    this.#options = options;
    // The id of the request, as it came: 5 and "5" are two subscriptions.
    this.#tag = { [MetaKey.SubscriptionId]: request.exchange.id };
    this.#outbox = new NoticeOutbox(wireOf(request.exchange), options.debounced);
  }

  get facts(): Facts {
    return this.#request.exchange.facts;
  }

  get resources(): readonly string[] {
    return this.#options.filter.honoured.resourceSubscriptions ?? [];
  }

  /** Acknowledges before anything else, and is told of all that changes from then on. */
  start(): void {
    const { audience, filter } = this.#options;
    const { exchange } = this.#request;
    const params = { notifications: filter.honoured, _meta: this.#tag };
    exchange.signal.addEventListener("abort", this.#over, { once: true });
    this.#outbox.put({
      key: "acknowledged",
      bare: false,
      notification: {
        jsonrpc: "2.0",
        method: "notifications/subscriptions/acknowledged",
        params,
      },
    });
    audience.add(this);
  }

  hear(change: Change): void {
    const notice = this.#options.filter.noticeOf(change, this.#tag);
    if (notice !== undefined) this.#outbox.put(notice);
  }

  end(): void {
    const { exchange } = this.#request;
    if (exchange.over) return;
    exchange.signal.removeEventListener("abort", this.#over);
    this.#over();
    this.#request.answer({ _meta: this.#tag });
    // On a shared wire 2026-07-28 asks for both: the result, and a cancel from the server's side.
    this.#options.wire.notify?.({
      jsonrpc: "2.0",
      method: "notifications/cancelled",
      params: { requestId: exchange.id },
    });
  }

  readonly #over = (): void => {
    this.#options.audience.remove(this);
    this.#outbox.end();
    this.#options.onEnd(this);
  };
}

function wireOf(exchange: InboundExchange) {
  return {
    notify: (notification: JsonRpcNotification) => exchange.notify(notification),
    drained: () => exchange.drained(),
  };
}
