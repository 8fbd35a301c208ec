import type {
  Clock,
  Connection,
  ConnectionState,
  InspectionObserver,
  SupervisionPolicy,
} from "@mcp-actors/machine";
import type { Era, Opened } from "@mcp-actors/protocol";
import type { Link } from "@mcp-actors/transport";
import type { Caller } from "../caller.ts";
import type { EventFeed } from "../event-feed.ts";
import type { Hear } from "../hearing.ts";
import type { ChangeSource, OpenSession } from "./change-source.ts";
import type { Followers } from "./followers.ts";
import { SessionChanges } from "./session-changes.ts";
import { StreamChanges } from "./stream-changes.ts";

/** Who follows what, and how its changes are heard of. */
export interface LiveChangesOptions {
  readonly followers: Followers;
  readonly caller: Caller;
  readonly feed: EventFeed;
  /** Takes what a stream of changes tells. */
  readonly hear: Hear;
  readonly policy: Partial<SupervisionPolicy> | undefined;
  readonly clock: Clock;
  readonly inspect: InspectionObserver | undefined;
}

/** Keeps what a server tells in line with what is followed, over one session after another. */
export class LiveChanges {
  readonly #sources: { readonly [Which in Era]: ChangeSource };
  #connection: Connection | undefined;
  #isGathering = false;
  #isRestored = false;

  constructor(options: LiveChangesOptions) {
    const { followers, caller, feed, hear, policy = {}, clock, inspect } = options;
    followers.onChange = () => this.#followersChanged();
    this.#sources = {
      legacy: new SessionChanges({ followers, caller, failed: feed.upkeepFailed, clock }),
      modern: new StreamChanges({
        followers,
        told: hear,
        policy,
        clock,
        inspect,
        onEvent: feed.report,
      }),
    };
  }

  /** Follows a connection from now on. */
  attend(connection: Connection): void {
    this.#connection = connection;
    connection.state$.subscribe((state) => this.#stateChanged(state));
  }

  async restore(session: Opened, link: Link): Promise<void> {
    this.#isRestored = true;
    await this.#sources[session.dialect.era].restore({ session, link });
  }

  /** What follows from it is done once, at the end of the tick. */
  #followersChanged(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    queueMicrotask(() => {
      this.#isGathering = false;
      this.#follow();
    });
  }

  #stateChanged(state: ConnectionState): void {
    if (ENDINGS.has(state)) this.#pause();
    if (state !== "ready") return;
    this.#follow();
    if (this.#isRestored) this.#withSession((source, open) => source.resume(open));
    this.#isRestored = false;
  }

  #follow(): void {
    this.#withSession((source, open) => source.follow(open));
  }

  #withSession(act: (source: ChangeSource, open: OpenSession) => void): void {
    const { session, link, state } = this.#connection ?? {};
    if (state !== "ready" || session === undefined || link === undefined) return;
    act(this.#sources[session.dialect.era], { session, link });
  }

  #pause(): void {
    this.#sources.legacy.pause();
    this.#sources.modern.pause();
  }
}

/** The states in which a session is over, or about to be. */
const ENDINGS: ReadonlySet<ConnectionState> = new Set([
  "reconnecting",
  "draining",
  "closed",
  "failed",
]);
