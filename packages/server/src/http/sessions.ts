import type { DrivableSessions } from "@mcp-actors/machine";
import { checkKeys, checkTime, type Facts, isThenable } from "@mcp-actors/transport";
import { lastingFacts } from "../connection/lasting-facts.ts";
import { overloaded } from "../limits/overloaded.ts";
import { toBase64url } from "../sealing/base64url.ts";
import type { Server } from "../server.ts";
import type { ServerObserver } from "../server-event.ts";
import { clientOf } from "./client-of.ts";
import type { StoredEvent } from "./event-store.ts";
import type { StreamTerms } from "./event-stream.ts";
import { SESSION_KEYS } from "./http-keys.ts";
import type { SessionOptions } from "./http-options.ts";
import { IdleSessions } from "./idle-sessions.ts";
import { memoryEventStore } from "./memory-event-store.ts";
import { memorySessionStore } from "./memory-session-store.ts";
import { SessionChannel } from "./session-channel.ts";
import type { SessionKeeper } from "./session-keeper.ts";
import type { SessionRecord } from "./session-store.ts";
import { SessionTally, TOO_MANY } from "./session-tally.ts";

/** Whose sessions they are, and on which terms they are kept. */
export interface SessionsOptions {
  readonly server: Server;
  readonly terms: StreamTerms;
  readonly json: boolean;
  readonly sessions: SessionOptions;
  readonly report: ServerObserver;
}

/** The sessions that are used in this process; the others rest in the store. */
export class Sessions implements SessionKeeper, DrivableSessions {
  readonly terms: StreamTerms;
  readonly json: boolean;
  readonly isResumable = true;
  readonly events;
  readonly #server: Server;
  readonly #report: ServerObserver;
  #store;
  readonly #settings;
  readonly #used = new Map<string, SessionChannel>();
  readonly #waking = new Map<string, Promise<SessionChannel | undefined>>();
  readonly #idle: IdleSessions;
  readonly #tally: SessionTally;

  constructor({ server, terms, json, sessions, report }: SessionsOptions) {
    checkKeys("sessions", sessions, SESSION_KEYS);
    const { store, events, restAfter = 60_000, timeout = 3_600_000 } = sessions;
    checkTime("sessions.restAfter", restAfter);
    checkTime("sessions.timeout", timeout);
    this.#tally = new SessionTally(sessions);
    this.terms = terms;
    this.json = json;
    this.events = events ?? memoryEventStore();
    this.#server = server;
    this.#report = report;
    this.#store = store ?? memorySessionStore();
    // What rests in the memory of a process that ends is over.
    this.#settings = { timeout, outlives: store !== undefined };
    const onLong = (session: SessionChannel) => this.#rest(session);
    this.#idle = new IdleSessions({ timers: terms.timers, restAfter, onLong });
    server.inspection?.keeps?.(this);
  }

  get size(): number {
    return this.#used.size;
  }

  /** Opens a session; throws where there is no room for one more. */
  open(facts: Facts): SessionChannel {
    this.#makeRoom(facts);
    const id = toBase64url(globalThis.crypto.getRandomValues(new Uint8Array(24)));
    return this.#use(new SessionChannel(this, { id, facts: lastingFacts(facts) }), id);
  }

  /** The session of an id, if it is that of whoever asks. */
  find(id: string, facts: Facts): SessionChannel | undefined | Promise<SessionChannel | undefined> {
    const used = this.#used.get(id);
    if (used !== undefined) return used.facts.principal === facts.principal ? used : undefined;
    return this.#wake(id, facts);
  }

  /** Ends a session for good. */
  end(session: SessionChannel): void {
    this.#forget(session);
    session.cut(404);
    session.link?.close();
    this.#contain("sessions.events", () => this.events.forget(session.id ?? ""));
  }

  /** Forgets every session, as a server that is started anew; those that rest in a store of others stay. */
  expire(): number {
    const used = [...this.#used.values()];
    for (const session of used) this.end(session);
    if (!this.#settings.outlives) this.#store = memorySessionStore();
    return used.length;
  }

  /** Something begins in a session. */
  begin(session: SessionChannel): void {
    this.#idle.remove(session);
  }

  keep({ id = "" }: SessionChannel, event: StoredEvent): void {
    this.#contain("sessions.events", () => this.events.append(id, event));
  }

  eased(session: SessionChannel): void {
    if (!session.isBusy && session.isOpen) this.#idle.add(session);
  }

  /** The server ends: what it leaves goes on elsewhere, where there is an elsewhere. */
  ended(session: SessionChannel): void {
    if (!this.#used.has(session.id ?? "")) return;
    this.#forget(session);
    if (this.#settings.outlives) this.#save(session);
  }

  close(): void {
    for (const session of [...this.#used.values()]) session.link?.close();
  }

  #use(session: SessionChannel, id: string, record?: SessionRecord): SessionChannel {
    this.#used.set(id, session);
    this.#tally.add(session.facts);
    const { snapshot, lastId } = record ?? {};
    session.link = this.#server.serve(session, { session: snapshot, lastId });
    this.eased(session);
    return session;
  }

  async #wake(id: string, facts: Facts): Promise<SessionChannel | undefined> {
    const before = this.#waking.get(id);
    if (before !== undefined) {
      // Somebody else's attempt says nothing of ours.
      await before.catch(ignore);
      return this.find(id, facts);
    }
    const waking = this.#take(id, facts);
    this.#waking.set(id, waking);
    try {
      return await waking;
    } finally {
      this.#waking.delete(id);
    }
  }

  async #take(id: string, facts: Facts): Promise<SessionChannel | undefined> {
    const record = await this.#store.take(id);
    if (record === undefined) return undefined;
    if (record.principal !== facts.principal) {
      await this.#store.save(id, record, this.#settings.timeout);
      return undefined;
    }
    return this.#use(
      new SessionChannel(this, { id, facts: lastingFacts(facts), record }),
      id,
      record,
    );
  }

  #rest(session: SessionChannel): void {
    this.#forget(session);
    this.#save(session);
    session.link?.close();
  }

  #save(session: SessionChannel): void {
    const { id, record } = session;
    if (id === undefined || record === undefined) return;
    const { timeout } = this.#settings;
    this.#contain("sessions.store", () => this.#store.save(id, record, timeout));
  }

  #forget(session: SessionChannel): void {
    this.begin(session);
    if (this.#used.delete(session.id ?? "")) this.#tally.remove(session.facts);
  }

  #makeRoom(facts: Facts): void {
    if (this.#tally.isFullFor(facts)) {
      const client = clientOf(facts);
      this.#restIdlest(({ facts: of }) => clientOf(of) === client, TOO_MANY.ofClient);
    }
    if (this.#tally.isFull) this.#restIdlest(() => true, TOO_MANY.ofAll);
  }

  #restIdlest(isOne: (session: SessionChannel) => boolean, refusal: string): void {
    const session = this.#idle.idlest(isOne);
    if (session === undefined) throw overloaded(refusal);
    this.#rest(session);
  }

  /** What a store fails at is told, and no reason to fail what the client asked. */
  #contain(callback: string, work: () => void | Promise<void>): void {
    const failed = (error: unknown) => this.#report({ type: "callback.failed", callback, error });
    try {
      const working = work();
      if (isThenable(working)) working.then(undefined, failed);
    } catch (error) {
      failed(error);
    }
  }
}

function ignore(): void {}
