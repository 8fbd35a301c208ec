import {
  type Decoded,
  type DecodedBatch,
  type Dialect,
  ErrorCode,
  type JsonRpcAnswer,
  type JsonRpcNotification,
  type RequestId,
} from "@mcp-actors/protocol";
import type { Inbound, StrayReason } from "../link.ts";
import type { HttpExchange } from "./http-exchange.ts";

/** What a router hands messages to. */
export interface RouterHost {
  readonly dialect: Dialect;
  exchangeOf(id: RequestId): HttpExchange | undefined;
  /** Whether an id was once that of an exchange. */
  wasAllotted(id: RequestId): boolean;
  /** Takes what belongs to no exchange. */
  inbound(inbound: Inbound): void;
}

/** Hands each message to the exchange it belongs to, and what belongs to none to whoever reads the link. */
export class MessageRouter {
  readonly #host: RouterHost;

  constructor(host: RouterHost) {
    this.#host = host;
  }

  /** @param from - The exchange on whose stream it came; undefined on the stream of the session. */
  route(decoded: Decoded, from: HttpExchange | undefined): void {
    switch (decoded.kind) {
      case "result":
      case "error":
        this.#answer(decoded.message);
        break;
      case "notification":
        this.#notify(decoded.message, from);
        break;
      case "batch":
        this.#unpack(decoded, from);
        break;
      case "request":
        this.#host.inbound(from?.hearsQuestions === true ? { ...decoded, about: from } : decoded);
        break;
      default:
        this.#host.inbound(decoded);
    }
  }

  #answer(message: JsonRpcAnswer): void {
    const { id } = message;
    const exchange = id === undefined ? undefined : this.#host.exchangeOf(id);
    if (exchange === undefined) {
      this.#host.inbound({ kind: "stray", reason: this.#strayReason(id), message });
    } else exchange.answered(message);
  }

  #notify(message: JsonRpcNotification, from: HttpExchange | undefined): void {
    const { dialect } = this.#host;
    const key = dialect.belongsTo(message);
    // What names nobody belongs to the request in whose stream it came, unless it is about one of the peer's own.
    const named = key === undefined ? from : this.#host.exchangeOf(key);
    const isNobodys = key === undefined && dialect.withdrawal(message) !== undefined;
    if (named !== undefined && !named.isOver && !isNobodys) named.related(message);
    else if (key === undefined) this.#host.inbound({ kind: "notification", message });
    else this.#host.inbound({ kind: "stray", reason: this.#strayReason(key), message });
  }

  #unpack({ members }: DecodedBatch, from: HttpExchange | undefined): void {
    if (!this.#host.dialect.batches) {
      const message = `Batches are not part of ${this.#host.dialect.revision}`;
      const error = { code: ErrorCode.InvalidRequest, message };
      this.#host.inbound({ kind: "unreadable", error, excerpt: "" });
      return;
    }
    for (const member of members) this.route(member, from);
  }

  #strayReason(id: RequestId | undefined): StrayReason {
    if (id === undefined) return "anonymous";
    return this.#host.wasAllotted(id) ? "late" : "unknown";
  }
}
