import {
  type DecodedMessage,
  ErrorCode,
  findRevision,
  type RequestId,
  toProtocolError,
  VERSIONS,
} from "@mcp-actors/protocol";
import { HttpHeader } from "@mcp-actors/protocol/http";
import type { Facts } from "@mcp-actors/transport";
import type { HttpExchange } from "./http-exchange.ts";
import type { Post } from "./post.ts";
import { refuse, refuseInvalid } from "./refuse.ts";
import { refuseDraining } from "./refuse-draining.ts";
import { refuseUnknownSession } from "./refuse-session.ts";
import type { SessionChannel } from "./session-channel.ts";
import type { Sessions } from "./sessions.ts";

/** Whoever takes POSTs of revisions with sessions. */
export interface LegacyPosts {
  take(members: readonly DecodedMessage[], post: Post): Promise<void> | void;
}

/** POSTs of clients whose sessions are kept. */
export class SessionPosts implements LegacyPosts {
  readonly #sessions: Sessions;

  constructor(sessions: Sessions) {
    this.#sessions = sessions;
  }

  take(members: readonly DecodedMessage[], post: Post): Promise<void> | void {
    const { exchange, facts } = post;
    if (!isKnownVersion(exchange)) return;
    const id = exchange.headers.get(HttpHeader.SessionId);
    if (id === null) {
      this.#open(members, post);
      return;
    }
    const found = this.#sessions.find(id, facts);
    // A session in use is found at once, and its messages stay in their order.
    if (found instanceof Promise) return found.then((session) => this.#put(session, members, post));
    this.#put(found, members, post);
  }

  #open(members: readonly DecodedMessage[], post: Post): void {
    const { exchange, facts } = post;
    const [first] = members;
    if (first?.kind !== "request" || first.message.method !== "initialize" || post.isBatch) {
      const id = first?.kind === "request" ? first.message.id : undefined;
      const message = `${HttpHeader.SessionId} is missing: a session begins with initialize`;
      refuse(exchange, { status: 400, id, error: { code: ErrorCode.InvalidRequest, message } });
      return;
    }
    const session = this.#openSession(exchange, facts, first.message.id);
    if (session !== undefined) this.#put(session, members, post);
  }

  #openSession(exchange: HttpExchange, facts: Facts, id: RequestId): SessionChannel | undefined {
    try {
      return this.#sessions.open(facts);
    } catch (error) {
      const refusal = toProtocolError(error);
      if (refusal === undefined) throw error;
      refuse(exchange, { status: 503, id, error: refusal.toJSON() });
      return undefined;
    }
  }

  #put(session: SessionChannel | undefined, members: readonly DecodedMessage[], post: Post): void {
    const { exchange } = post;
    if (session === undefined) refuseUnknownSession(exchange, members);
    else if (!session.isOpen) refuseDraining(exchange);
    else if (isProper(session, members, post)) {
      this.#sessions.begin(session);
      session.take(members, post);
      this.#sessions.eased(session);
      // What was never opened is no session, and its client was given no name for it.
      if (!session.isBusy && session.record === undefined) this.#sessions.end(session);
    }
  }
}

/** spec: 2025-06-18 basic/transports#protocol-version-header */
export function isKnownVersion(exchange: HttpExchange): boolean {
  const version = exchange.headers.get(HttpHeader.ProtocolVersion);
  if (version === null || findRevision(version) !== undefined) return true;
  const message = `${HttpHeader.ProtocolVersion} is ${JSON.stringify(version)}, which is not one of ${VERSIONS.join(", ")}`;
  refuseInvalid(exchange, 400, message);
  return false;
}

function isProper(
  session: SessionChannel,
  members: readonly DecodedMessage[],
  { exchange, isBatch }: Post,
): boolean {
  if (isBatch && !session.takesBatches) {
    refuseInvalid(exchange, 400, "Batches are not part of the revision of this session");
    return false;
  }
  const ids = new Set<RequestId>();
  for (const member of members) {
    if (member.kind !== "request") continue;
    const { id, method } = member.message;
    const message = problemOf(method, isBatch, session.has(id) || ids.has(id));
    if (message !== undefined) {
      refuse(exchange, { status: 400, id, error: { code: ErrorCode.InvalidRequest, message } });
      return false;
    }
    ids.add(id);
  }
  return true;
}

function problemOf(method: string, isBatch: boolean, isDuplicate: boolean): string | undefined {
  if (isDuplicate) return "Request id is in flight already";
  return isBatch && method === "initialize" ? "A session cannot begin in a batch" : undefined;
}
