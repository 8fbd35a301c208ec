import {
  type Answer,
  ErrorCode,
  type ErrorObject,
  type JsonRpcAnswer,
  type JsonRpcNotification,
  type JsonRpcRequest,
  type RequestId,
  type Unreadable,
} from "@mcp-actors/protocol";
import type { Exchange, Inbound, Link, RequestArrival } from "@mcp-actors/transport";
import { CarriedRequest, type Carrier } from "./carried-request.ts";
import type { PassingDialect } from "./passing-dialect.ts";

/** Most requests that are under way in one direction; one more is refused. */
const MOST = 10_000;
/** How soon whoever was refused may try again, in ms. */
const RETRY_AFTER = 1000;

/** One end of a bridge: a link, and the dialect that passes over it. */
export interface BridgeEnd {
  readonly link: Link;
  readonly dialect: PassingDialect;
  /** Hears the requests that leave here, and what they are answered with. */
  readonly passed?: Passed | undefined;
}

/** Hears a request before it leaves, and once more with its answer before that is brought back. */
export type Passed = (request: JsonRpcRequest, answer?: Answer) => void;

/** One direction of a bridge: what comes over a link leaves over another, and its answers come back. */
export class Crossing implements Carrier {
  readonly #from: Link;
  readonly #to: BridgeEnd;
  readonly #passed: Passed | undefined;
  readonly #carried = new Map<RequestId, CarriedRequest>();
  /** Whether reading from the one is held up until the other reads. */
  #holds = false;

  constructor(from: Link, to: BridgeEnd, passed?: Passed) {
    this.#from = from;
    this.#to = to;
    this.#passed = passed;
  }

  /** The request that came last of those without an answer. */
  get latest(): RequestId | undefined {
    let key: RequestId | undefined;
    for (const carried of this.#carried.keys()) key = carried;
    return key;
  }

  /** @param within - The request of the other direction in whose stream a request leaves, where each has its own. */
  take(inbound: Inbound, within?: RequestId): void {
    switch (inbound.kind) {
      case "request":
        this.#carry(inbound, within);
        break;
      case "notification":
        this.#notify(inbound.message);
        break;
      case "departure":
        this.#carried.get(inbound.key)?.withdraw(inbound.reason);
        break;
      case "unreadable":
        this.#complain(inbound);
        break;
      case "stray":
      // Nobody waits for it any more.
    }
  }

  bringBack(message: JsonRpcNotification | JsonRpcAnswer, key: RequestId): void {
    if (this.#from.send(message, key)) return;
    this.#to.link.hold?.(this.#from.drained(key));
  }

  settled(key: RequestId): void {
    this.#carried.delete(key);
  }

  passed(request: JsonRpcRequest, answer?: Answer): void {
    this.#to.passed?.(request, answer);
    this.#passed?.(request, answer);
  }

  abandon(exchange: Exchange, reason?: string, cancellation?: JsonRpcNotification): void {
    const abandon = () => exchange.abandon(reason);
    if (cancellation === undefined) abandon();
    else this.#to.dialect.cancelAs(cancellation, abandon);
  }

  #carry({ message, key = message.id }: RequestArrival, within?: RequestId): void {
    if (this.#carried.has(key)) {
      const words = `Request id ${JSON.stringify(message.id)} is in flight already`;
      this.#from.send({
        jsonrpc: "2.0",
        error: { code: ErrorCode.InvalidRequest, message: words },
      });
      return;
    }
    if (this.#carried.size >= MOST) {
      this.bringBack({ jsonrpc: "2.0", id: message.id, error: OVERLOADED }, key);
      return;
    }
    const carried = new CarriedRequest(this, message, key);
    this.#carried.set(key, carried);
    this.passed(message);
    try {
      carried.exchange = this.#to.link.open(message, carried, within);
      if (this.#to.link.hasRoom === false) this.#hold();
    } catch (cause) {
      // A client over HTTP that follows no stream cannot be asked.
      carried.failed(cause);
    }
  }

  #notify(message: JsonRpcNotification): void {
    const withdrawal = this.#from.dialect.withdrawal(message);
    if (withdrawal !== undefined) {
      this.#carried.get(withdrawal.id)?.withdraw(withdrawal.reason, message);
    } else if (!this.#to.link.send(message)) this.#hold();
  }

  #hold(): void {
    if (this.#holds) return;
    this.#holds = true;
    const drained = this.#to.link.drained().then(() => {
      this.#holds = false;
    });
    this.#from.hold?.(drained);
  }

  #complain({ error, id }: Unreadable): void {
    if (id === undefined) this.#from.send({ jsonrpc: "2.0", error });
    else if (!this.#carried.has(id)) this.#from.send({ jsonrpc: "2.0", id, error });
  }
}

const OVERLOADED: ErrorObject = {
  code: ErrorCode.Overloaded,
  message: `Bridge is overloaded: ${MOST} requests are under way`,
  data: { retryAfterMs: RETRY_AFTER },
};
