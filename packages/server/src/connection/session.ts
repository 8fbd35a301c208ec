import {
  type InspectionObserver,
  type SessionContext,
  type SessionSnapshot,
  type SessionState,
  type SessionTerms,
  sessionState,
  toSessionSnapshot,
} from "@mcp-actors/machine";
import {
  findRevision,
  isRecord,
  type LoggingLevel,
  type Params,
  type Revision,
} from "@mcp-actors/protocol";
import type { Facts } from "@mcp-actors/transport";
import type { Audience } from "../changes/audience.ts";
import type { Change } from "../changes/change.ts";
import type { Listener } from "../changes/listener.ts";
import type { NoticeOutbox } from "../changes/notice-outbox.ts";
import { type Notice, toNotice } from "../changes/notices.ts";
import type { Caller } from "../request/caller.ts";

/** Where a session is, and what it may tell its client through. */
export interface SessionPlace {
  readonly facts: Facts;
  readonly outbox: NoticeOutbox;
  /** Who is told of what changes; it hears what the session follows. */
  readonly audience: Audience;
  readonly inspect: InspectionObserver | undefined;
}

/** What was agreed on when a session was opened, and what its client set since. */
export class Session implements Caller, Listener {
  readonly revision: Revision;
  readonly facts: Facts;
  readonly #state: SessionState;
  readonly #outbox: NoticeOutbox;
  readonly #audience: Audience;

  /** @param from - What was agreed on just now, or the snapshot of a session that goes on. */
  constructor(
    from: SessionTerms | SessionSnapshot,
    { facts, outbox, audience, inspect }: SessionPlace,
  ) {
    this.#state = sessionState(from, inspect);
    const revision = findRevision(this.#terms.revision);
    if (revision === undefined) throw new Error("unreachable: a session speaks a known revision");
    this.revision = revision;
    this.facts = facts;
    this.#outbox = outbox;
    this.#audience = audience;
  }

  /** The session as JSON, to go on with later or elsewhere. */
  get snapshot(): SessionSnapshot | undefined {
    return toSessionSnapshot(this.#state);
  }

  get info(): Params {
    return this.#terms.info;
  }

  get capabilities(): Params {
    return this.#terms.capabilities;
  }

  get logLevel(): LoggingLevel {
    return this.#terms.logLevel;
  }

  /** URIs of the resources whose updates the client is told of. */
  get resources(): readonly string[] {
    return this.#terms.subscriptions;
  }

  confirm(): void {
    this.#state.send({ type: "opening.confirmed" });
  }

  setLogLevel(level: LoggingLevel): void {
    this.#state.send({ type: "logLevel.set", level });
  }

  subscribe(uri: string): void {
    this.#state.send({ type: "subscription.added", uri });
    this.#audience.follow(uri, this);
  }

  unsubscribe(uri: string): void {
    this.#state.send({ type: "subscription.removed", uri });
    this.#audience.unfollow(uri, this);
  }

  hear(change: Change): void {
    // spec: basic/lifecycle: before the client confirmed, a server sends next to nothing.
    if (this.#state.value !== "open") return;
    const notice = this.#noticeOf(change);
    if (notice !== undefined) this.#outbox.put(notice);
  }

  end(): void {
    this.#outbox.end();
  }

  close(): void {
    this.end();
    this.#state.send({ type: "session.close" });
  }

  get #terms(): SessionContext {
    return this.#state.context;
  }

  #noticeOf(change: Change): Notice | undefined {
    if ("resource" in change) return toNotice(change);
    const offered = this.#terms.offered[change.list];
    return isRecord(offered) && offered["listChanged"] === true ? toNotice(change) : undefined;
  }
}
