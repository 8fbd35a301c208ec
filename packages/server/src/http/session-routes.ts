import { HttpHeader, MediaType } from "@mcp-actors/protocol/http";
import type { Facts } from "@mcp-actors/transport";
import { accepts } from "./content-checks.ts";
import type { HttpExchange } from "./http-exchange.ts";
import { isKnownVersion } from "./legacy-posts.ts";
import { refuseInvalid } from "./refuse.ts";
import { refuseDraining } from "./refuse-draining.ts";
import { refuseUnknownSession } from "./refuse-session.ts";
import { resumeStream } from "./resume-stream.ts";
import type { SessionChannel } from "./session-channel.ts";
import type { Sessions } from "./sessions.ts";

/** Beside all requests. */
const STANDALONE = 0;

/** What a session's client does beside its POSTs: looks on, and ends it. */
export class SessionRoutes {
  readonly #sessions: Sessions;

  constructor(sessions: Sessions) {
    this.#sessions = sessions;
  }

  /** Opens the stream beside all requests, in the place of one that is open; or one that was lost, anew. */
  async get(exchange: HttpExchange, facts: Facts): Promise<void> {
    if (!accepts(exchange.headers, MediaType.EventStream)) {
      refuseInvalid(exchange, 406, `Accept must be ${MediaType.EventStream}`);
      return;
    }
    const session = await this.#find(exchange, facts);
    if (session === undefined) return;
    this.#sessions.begin(session);
    try {
      if (exchange.headers.get(HttpHeader.LastEventId) === null) {
        session.streamOf(STANDALONE)?.openTo(exchange);
      } else await resumeStream(session, this.#sessions.events, exchange);
    } finally {
      this.#sessions.eased(session);
    }
  }

  async delete(exchange: HttpExchange, facts: Facts): Promise<void> {
    const session = await this.#find(exchange, facts);
    if (session === undefined) return;
    this.#sessions.end(session);
    exchange.reply(204);
  }

  async #find(exchange: HttpExchange, facts: Facts): Promise<SessionChannel | undefined> {
    if (!isKnownVersion(exchange)) return undefined;
    const id = exchange.headers.get(HttpHeader.SessionId) ?? "";
    const session = await this.#sessions.find(id, facts);
    if (session === undefined) refuseUnknownSession(exchange);
    else if (!session.isOpen) refuseDraining(exchange);
    else return session;
    return undefined;
  }
}
