import {
  type DecodedBatch,
  type DecodedMessage,
  ErrorCode,
  type ErrorObject,
  findRevision,
  type JsonRpcRequest,
  ProtocolError,
  toProtocolError,
} from "@mcp-actors/protocol";
import { HttpHeader, httpStatus } from "@mcp-actors/protocol/http";
import type { Facts } from "@mcp-actors/transport";
import { checkHeaders, isModern } from "./check-headers.ts";
import type { HttpExchange } from "./http-exchange.ts";
import type { HttpSettings } from "./http-settings.ts";
import type { LegacyPosts } from "./legacy-posts.ts";
import { readPost } from "./read-post.ts";
import { refuse, refuseInvalid } from "./refuse.ts";
import type { StatelessClients } from "./stateless-clients.ts";

/** Who takes what is posted, and on which terms. */
export interface PostRouteOptions {
  readonly settings: HttpSettings;
  readonly json: boolean;
  readonly clients: StatelessClients;
  readonly legacy: LegacyPosts;
}

/** Takes what clients POST, each message in its own era. spec: 2026-07-28 basic/versioning */
export class PostRoute {
  readonly #options: PostRouteOptions;

  constructor(options: PostRouteOptions) {
    this.#options = options;
  }

  async take(exchange: HttpExchange, facts: Facts): Promise<void> {
    const { settings, json, legacy } = this.#options;
    const decoded = await readPost(exchange, settings, json);
    if (decoded === undefined) return;
    if (decoded.kind === "batch") await this.#takeBatch(decoded, exchange, facts);
    else if (isModernMessage(decoded, exchange)) this.#takeModern(decoded, exchange, facts);
    else await legacy.take([decoded], { exchange, facts, isBatch: false });
  }

  async #takeBatch({ members }: DecodedBatch, exchange: HttpExchange, facts: Facts): Promise<void> {
    const messages = members.filter((member) => member.kind !== "unreadable");
    if (messages.length < members.length) {
      refuseInvalid(exchange, 400, "Batch has a member that is no message");
      return;
    }
    if (messages.some((message) => isModernMessage(message, exchange))) {
      refuseInvalid(exchange, 400, "Batches are not part of this revision");
      return;
    }
    await this.#options.legacy.take(messages, { exchange, facts, isBatch: true });
  }

  #takeModern(decoded: DecodedMessage, exchange: HttpExchange, facts: Facts): void {
    if (decoded.kind === "request") this.#takeRequest(decoded.message, exchange, facts);
    // spec: 2026-07-28 basic/transports/streamable-http: closing the response cancels, and nothing else is told.
    else if (decoded.kind === "notification") exchange.reply(202);
    else refuseInvalid(exchange, 400, "A client without session sends no answers");
  }

  #takeRequest(message: JsonRpcRequest, exchange: HttpExchange, facts: Facts): void {
    try {
      checkHeaders(message, exchange.headers);
      if (this.#options.json && message.method === "subscriptions/listen") throw noStreams();
    } catch (error) {
      const refusal = toProtocolError(error);
      if (refusal === undefined) throw error;
      refuseRequest(exchange, message, refusal.toJSON());
      return;
    }
    this.#options.clients.take(message, facts, exchange);
  }
}

function isModernMessage({ message }: DecodedMessage, { headers }: HttpExchange): boolean {
  if ("method" in message) return isModern(message, headers);
  return findRevision(headers.get(HttpHeader.ProtocolVersion))?.era === "modern";
}

function refuseRequest(exchange: HttpExchange, { id }: JsonRpcRequest, error: ErrorObject): void {
  refuse(exchange, { status: httpStatus(error.code, "modern"), error, id });
}

function noStreams(): ProtocolError {
  return new ProtocolError(ErrorCode.InvalidRequest, "This server answers in JSON alone");
}
