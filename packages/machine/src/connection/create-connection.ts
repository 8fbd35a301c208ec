import type { Dialect, Opened } from "@mcp-actors/protocol";
import { type Link, unfailing } from "@mcp-actors/transport";
import type { Observable } from "rxjs";
import { type ActorRefFrom, createActor, type SnapshotFrom, waitFor } from "xstate";
import type { Attachable } from "../attachment.ts";
import type { InspectionObserver } from "../inspection/inspection-observer.ts";
import { openingWalks } from "../negotiation/opening-walks.ts";
import { type SupervisionPolicy, supervisionPolicy } from "../supervision/supervision-policy.ts";
import type { Clock } from "../timers/clock.ts";
import { systemClock } from "../timers/system-clock.ts";
import { closingError } from "./closing-error.ts";
import type { Connection } from "./connection.ts";
import type { ConnectionNotice } from "./connection-event.ts";
import { connectionMachine } from "./connection-machine.ts";
import { connectionMeans } from "./connection-means.ts";
import {
  type ConnectionState,
  connectionState,
  connectionState$,
  isFinal,
} from "./connection-state.ts";
import { type ConnectionTimeouts, connectionTimeouts } from "./connection-timeouts.ts";
import type { Dial } from "./dial-link.ts";
import { type Liveness, livenessOf } from "./liveness.ts";
import type { Restore } from "./restore-session.ts";
import { Wire } from "./wire.ts";

/** What a connection is made of: how to dial, whom to hand the links to, and what it may want of its own. */
export interface ConnectionOptions {
  readonly dial: Dial;
  /** The dialect of the first opening. */
  readonly dialect: Dialect;
  /** Whoever reads the links. */
  readonly peer: Attachable;
  readonly restore?: Restore | undefined;
  readonly policy?: Partial<SupervisionPolicy> | undefined;
  readonly timeouts?: Partial<ConnectionTimeouts> | undefined;
  readonly liveness?: Partial<Liveness> | undefined;
  readonly clock?: Clock | undefined;
  readonly inspect?: InspectionObserver | undefined;
  /** Hears each state, from `connecting` on; what it throws or rejects is ignored. */
  readonly onState?: ((state: ConnectionState) => unknown) | undefined;
  /** Hears what the state does not say; what it throws or rejects is ignored. */
  readonly onEvent?: ((notice: ConnectionNotice) => unknown) | undefined;
}

/** Connects to a peer at once, and stays connected as far as the policy goes. */
export function createConnection(options: ConnectionOptions): Connection {
  return new LiveConnection(options);
}

class LiveConnection implements Connection {
  readonly actor: ActorRefFrom<typeof connectionMachine>;
  readonly state$: Observable<ConnectionState>;
  readonly #wire: Wire;

  constructor(options: ConnectionOptions) {
    const { dial, dialect, peer, restore, clock = systemClock, inspect } = options;
    const { random, ...policy } = supervisionPolicy(options.policy);
    const timeouts = connectionTimeouts(options.timeouts);
    const liveness = livenessOf(options.liveness);

    this.#wire = new Wire(peer, dialect, (event) => this.actor.send(event));
    this.actor = createActor(connectionMachine(), {
      input: { policy, timeouts, liveness },
      clock,
      ...(inspect && { inspect }),
    });
    const { system } = this.actor;
    connectionMeans.set(system, { wire: this.#wire, dial, restore, random, clock });
    openingWalks.set(system, this.#wire);
    this.state$ = connectionState$(this.actor);
    const { onState, onEvent } = options;
    if (onState !== undefined) this.state$.subscribe(unfailing(onceOpening(onState)));
    if (onEvent !== undefined) this.actor.on("*", unfailing(onEvent));
    this.actor.start();
    this.actor.send({ type: "connection.open" });
  }

  get state(): ConnectionState {
    return connectionState(this.actor.getSnapshot());
  }

  get session(): Opened | undefined {
    return this.#wire.session;
  }

  get link(): Link | undefined {
    return this.#wire.link;
  }

  async opened(): Promise<Opened> {
    const there = await this.#reach((state) => state === "ready" || isFinal(state));
    return this.#arrive(connectionState(there));
  }

  async close(reason?: unknown): Promise<void> {
    if (isFinal(this.state)) return;
    this.#wire.reason ??= reason;
    this.actor.send({ type: "connection.close" });
    await this.#reach(isFinal);
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  #reach(
    isThere: (state: ConnectionState) => boolean,
  ): Promise<SnapshotFrom<typeof connectionMachine>> {
    return waitFor(this.actor, (snapshot) => isThere(connectionState(snapshot)));
  }

  #arrive(state: ConnectionState): Opened {
    const { session, failure, reason } = this.#wire;
    if (state === "ready" && session !== undefined) return session;
    throw closingError(this.actor.getSnapshot().context, failure, reason);
  }
}

/** A connection is idle before it is told to open, which is nothing to tell. */
function onceOpening(onState: (state: ConnectionState) => unknown) {
  return (state: ConnectionState) => (state === "idle" ? undefined : onState(state));
}
