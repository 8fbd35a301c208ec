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

  /**
   * @param within - The request of the other direction in whose stream a request leaves, where each has its own and
   *   there is none for what belongs to no request.
   * @returns The request that whoever asked gave up with this, if it was one.
   */
  take(inbound: Inbound, within?: RequestId): RequestId | undefined {
    switch (inbound.kind) {
      case "request":
        this.#carry(inbound, within);
        return undefined;
      case "notification":
        return this.#notify(inbound.message);
      case "departure":
        return this.#withdraw(inbound.key, inbound.reason);
      case "unreadable":
        this.#complain(inbound);
        return undefined;
      default:
        // Nobody waits for it any more.
        return undefined;
    }
  }

  /** Whoever was asked in the stream of a request gave that up, and may never have heard: who asks is told so. */
  closeWithin(key: RequestId): void {
    for (const carried of [...this.#carried.values()]) {
      if (carried.within !== key) continue;
      carried.exchange?.abandon();
      carried.failed(new Error("The call in whose stream the client was asked was given up"));
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
      carried.exchange = this.#open(message, carried, within);
      if (this.#to.link.hasRoom === false) this.#hold();
    } catch (cause) {
      // A client over HTTP that follows no stream cannot be asked.
      carried.failed(cause);
    }
  }

  /** A request's own stream ends with it, and may be given up while somebody is asked in it: it is the last resort. */
  #open(message: JsonRpcRequest, carried: CarriedRequest, within?: RequestId): Exchange {
    const { link } = this.#to;
    if (within === undefined) return link.open(message, carried);
    try {
      return link.open(message, carried);
    } catch {
      carried.within = within;
      return link.open(message, carried, within);
    }
  }

  #notify(message: JsonRpcNotification): RequestId | undefined {
    const withdrawal = this.#from.dialect.withdrawal(message);
    if (withdrawal !== undefined) return this.#withdraw(withdrawal.id, withdrawal.reason, message);
    if (!this.#to.link.send(message)) this.#hold();
    return undefined;
  }

  #withdraw(key: RequestId, reason?: string, cancellation?: JsonRpcNotification): RequestId {
    this.#carried.get(key)?.withdraw(reason, cancellation);
    return key;
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
