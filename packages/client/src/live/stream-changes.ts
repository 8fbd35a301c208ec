import {
  type Clock,
  type InspectionObserver,
  type SupervisionPolicy,
  supervisionPolicy,
} from "@mcp-actors/machine";
import {
  type SubscriptionActor,
  type SubscriptionEffects,
  type SubscriptionNotice,
  startSubscription,
} from "@mcp-actors/machine/subscription";
import { type JsonRpcNotification, messageOf, type SubscriptionFilter } from "@mcp-actors/protocol";
import type { Link } from "@mcp-actors/transport";
import type { ChangeSource, OpenSession } from "./change-source.ts";
import { filterOf } from "./filter-of.ts";
import type { Followers } from "./followers.ts";
import { ListenStream, type StreamOwner } from "./listen-stream.ts";
import { tellsOf } from "./offered.ts";

/** Longest time for a stream to be acknowledged, in ms. */
const ACKNOWLEDGE_TIMEOUT = 60_000;

/** Who follows what in a stream of changes, and when it is opened again. */
export interface StreamChangesOptions {
  readonly followers: Followers;
  /** Takes what the stream tells. */
  readonly told: (notification: JsonRpcNotification) => void;
  readonly policy: Partial<SupervisionPolicy>;
  readonly clock: Clock;
  readonly inspect: InspectionObserver | undefined;
  readonly onEvent: (notice: SubscriptionNotice) => void;
}

/** Changes without a session: one stream tells of all that is followed. */
export class StreamChanges implements ChangeSource, SubscriptionEffects, StreamOwner {
  readonly #options: StreamChangesOptions;
  readonly #actor: SubscriptionActor;
  #link: Link | undefined;
  #filter: SubscriptionFilter | undefined;
  #newest: ListenStream | undefined;
  #predecessor: ListenStream | undefined;

  constructor(options: StreamChangesOptions) {
    this.#options = options;
    const { clock, inspect, onEvent } = options;
    const policy = supervisionPolicy(options.policy);
    this.#actor = startSubscription({
      effects: this,
      backoff: policy,
      stableAfter: policy.stableAfter,
      acknowledgeTimeout: ACKNOWLEDGE_TIMEOUT,
      random: policy.random,
      clock,
      inspect,
      onEvent,
    });
  }

  // --- what is followed ---

  follow({ session, link }: OpenSession): void {
    const { followers } = this.#options;
    const told = followers.topics.filter((topic) => tellsOf(topic, session));
    const filter = filterOf(told);
    followers.tellUnread((topic) => !told.includes(topic));
    if (link === this.#link && isSame(filter, this.#filter)) {
      if (this.#actor.getSnapshot().value !== "opening") followers.tellUnread();
      return;
    }
    this.#link = link;
    this.#filter = filter;
    const type = filter === undefined ? "subscription.unwanted" : "subscription.wanted";
    this.#actor.send({ type });
  }

  async restore(open: OpenSession): Promise<void> {
    this.follow(open);
  }

  /** What a stream tells of is read once it stands. */
  resume({ session }: OpenSession): void {
    this.#options.followers.tellAll((topic) => !tellsOf(topic, session));
  }

  pause(): void {
    this.#filter = undefined;
    this.#actor.send({ type: "subscription.unwanted" });
    this.#link = undefined;
  }

  // --- what the machine has done ---

  openStream(): void {
    if (this.#newest?.isAcknowledged === true) {
      this.#predecessor = this.#newest;
      this.#newest = undefined;
    } else this.closeNewest();
    if (this.#link === undefined || this.#filter === undefined) return;
    try {
      this.#newest = new ListenStream(this.#link, this.#filter, this);
    } catch (error) {
      const cause = messageOf(error);
      this.#actor.send({ type: "stream.refused", cause });
    }
  }

  closePredecessor(): void {
    this.#predecessor?.close();
    this.#predecessor = undefined;
  }

  closeNewest(): void {
    this.#newest?.close();
    this.#newest = undefined;
  }

  closeStreams(): void {
    this.closePredecessor();
    this.closeNewest();
  }

  readAnew(): void {
    this.#options.followers.tellAll();
  }

  goWithout(): void {
    this.#options.followers.tellUnread();
  }

  // --- what becomes of the streams ---

  acknowledged(stream: ListenStream): void {
    if (stream === this.#newest) this.#actor.send({ type: "stream.acknowledged" });
  }

  told(notification: JsonRpcNotification): void {
    this.#options.told(notification);
  }

  ended(stream: ListenStream, cause: string, isFinal: boolean): void {
    if (stream !== this.#newest) return;
    this.#newest = undefined;
    this.#actor.send({ type: isFinal ? "stream.refused" : "stream.ended", cause });
  }
}

function isSame(one: SubscriptionFilter | undefined, other: SubscriptionFilter | undefined) {
  return JSON.stringify(one) === JSON.stringify(other);
}
