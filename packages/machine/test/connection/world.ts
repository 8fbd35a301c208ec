import type { Dialect, JsonRpcRequest } from "@mcp-actors/protocol";
import {
  type Channel,
  type Inbound,
  type Link,
  multiplex,
  TransportError,
} from "@mcp-actors/transport";
import { Observable, Subject, type Subscriber } from "rxjs";
import type { Connection } from "../../src/connection/connection.ts";
import { createConnection } from "../../src/connection/create-connection.ts";
import { createPeer, linkWith } from "../../src/index.ts";
import { VirtualClock } from "../../src/testing/virtual-clock.ts";
import { probingDialect } from "../negotiation/dialects.ts";
import { arrival, FarEnd } from "../negotiation/far-end.ts";
import { LedgerClock } from "./ledger-clock.ts";

/** Everything around one connection, each step of it in the hands of a test. */
export class World {
  readonly clock = new LedgerClock();
  // The peer keeps its one timeout for the next call, so it has a clock of its own.
  readonly peer = createPeer({ serve: () => {}, clock: new VirtualClock() });
  readonly connection: Connection;
  readonly #ends: FarEnd[] = [];
  readonly #unreached = new Subject<Inbound>();
  readonly #gates = new Set<() => void>();
  #dialling: Subscriber<Link> | undefined;
  #restoring: { resolve(): void; reject(error: Error): void } | undefined;

  constructor() {
    this.connection = createConnection({
      dial: () => this.#dial(),
      dialect: obedientDialect(),
      peer: this.peer,
      restore: () => this.#restore(),
      policy: { jitter: "none", initialDelay: 100, maxAttempts: 1 },
      liveness: { interval: false },
      clock: this.clock,
    });
    this.connection.state$.subscribe((state) => {
      if (state === "ready") this.peer.call({ method: "work" });
    });
  }

  giveLink(): void {
    if (this.#dialling === undefined) return;
    const far = new FarEnd();
    this.#ends.push(far);
    this.#dialling.next(this.#held(multiplex(this.#gated(far.near), obedientDialect())));
  }

  /** Nobody takes a request any more, though the newest link is not lost. */
  unreach(): void {
    this.#unreached.next({
      kind: "unreached",
      error: new TransportError("unreachable", "Refused", { undelivered: true }),
    });
  }

  /** The far end refuses work as one does that speaks another dialect. */
  async doubt(): Promise<void> {
    await arrival();
    const far = this.#ends.at(-1);
    const work = far?.asked("work");
    if (work !== undefined) far?.fail(work, FOREIGN);
    await arrival();
  }

  /** The far end is there, and answers what asks whether it is. */
  async answerProbe(): Promise<void> {
    await arrival();
    const far = this.#ends.at(-1);
    const probe = far?.asked("alive");
    if (probe !== undefined) far?.answer(probe);
    await arrival();
  }

  refuseDial(): void {
    this.#dialling?.error(new TransportError("unreachable", "Refused"));
  }

  /** The far end answers its newest opening: with a session, or an error that says where it leads. */
  async answerOpening(how: "opened" | "fresh" | "refused"): Promise<void> {
    await arrival();
    const far = this.#ends.at(-1);
    const opening = far?.asked("greet");
    if (far === undefined || opening === undefined) return;
    if (how === "opened") far.answer(opening, { revisions: ["c"] });
    else far.fail(opening, how === "fresh" ? FRESH : REFUSED, how);
  }

  answerWork(): void {
    for (const far of this.#ends) {
      for (const message of far.heard) if (isWork(message)) far.answer(message);
    }
  }

  die(): void {
    this.#ends.at(-1)?.close();
  }

  restored(): void {
    this.#restoring?.resolve();
  }

  restoreFails(): void {
    this.#restoring?.reject(new Error("No such log level"));
  }

  /** The links that were let go are gone for good. */
  openGates(): void {
    for (const open of this.#gates) open();
    this.#gates.clear();
  }

  /** Closes the connection whatever happens, and lets the surroundings come to rest. */
  async finish(): Promise<void> {
    const closing = this.connection.close();
    await arrival();
    this.clock.advance(5_000);
    await arrival();
    this.clock.advance(10_000);
    await closing;
    this.openGates();
    await arrival();
  }

  /** What is still held somewhere, all of which should be nothing. */
  get held() {
    return {
      timeouts: this.clock.waiting.size,
      dials: Number(this.#dialling !== undefined),
      channels: this.#ends.filter(({ isOver }) => !isOver).length,
      calls: this.peer.counts.calls,
      link: this.connection.link,
    };
  }

  #dial(): Observable<Link> {
    return new Observable((subscriber) => {
      this.#dialling = subscriber;
      return () => {
        this.#dialling = undefined;
      };
    });
  }

  #restore(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#restoring = { resolve, reject };
    });
  }

  /** A link that may find nobody, and yet not be lost. */
  #held(link: Link): Link {
    const inbound$ = new Observable<Inbound>((subscriber) => {
      const unreached = this.#unreached.subscribe((inbound) => subscriber.next(inbound));
      return link.inbound$.subscribe(subscriber).add(unreached);
    });
    return Object.assign(linkWith(link, link.open.bind(link)), { inbound$ });
  }

  #gated(channel: Channel): Channel {
    const gate = new Promise<void>((resolve) => {
      this.#gates.add(resolve);
    });
    return {
      inbound$: channel.inbound$,
      facts: channel.facts,
      send: (message) => channel.send(message),
      drained: () => channel.drained(),
      closed: Promise.all([channel.closed, gate]).then(() => {}),
    };
  }
}

export const NOTHING_HELD = { timeouts: 0, dials: 0, channels: 0, calls: 0, link: undefined };

const FRESH = 1;
const REFUSED = 2;
const FOREIGN = 3;

/** Goes where the far end's error code says. */
function obedientDialect(): Dialect {
  const dialect: Dialect = {
    ...probingDialect({ pinned: true }),
    disowns: ({ error }) => error.code === FOREIGN,
    fallback: (outcome) =>
      outcome.status === "failed" && outcome.error.code === FRESH
        ? { step: "fallback", dialect, fresh: true }
        : { step: "refused", error: new TransportError("unreachable", outcome.status) },
    accept: () => ({ step: "opened", dialect, peer: { info: {}, capabilities: {} } }),
  };
  return dialect;
}

function isWork(message: object): message is JsonRpcRequest {
  return "method" in message && message.method === "work" && "id" in message;
}
