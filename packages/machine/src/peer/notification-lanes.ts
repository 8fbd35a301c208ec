import type { JsonRpcNotification } from "@mcp-actors/protocol";
import { contain } from "../contain.ts";

/** Handles a notification; one that returns a promise delays only later ones of its method. */
export type NotificationHandler = (notification: JsonRpcNotification) => void | Promise<void>;

/** What lanes hand notifications to, and how many they hold. */
export interface LaneOptions {
  readonly handler: NotificationHandler;
  /** How many wait in one lane at most. */
  readonly limit: number;
  failed(error: unknown): void;
  dropped(notification: JsonRpcNotification, limit: number): void;
}

/** How many methods are worked on at once: more than there are, for a peer may make up others without end. */
const MOST_LANES = 64;

/** Hands notifications to one handler in order, method by method, each lane bounded. */
export class NotificationLanes {
  readonly #options: LaneOptions;
  /** The notifications that wait, by method; a method is here while its handler works. */
  #waiting: Map<string, JsonRpcNotification[]> | undefined;

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  get waiting(): number {
    let count = 0;
    for (const lane of this.#waiting?.values() ?? []) count += lane.length;
    return count;
  }

  push(notification: JsonRpcNotification): void {
    const lane = this.#waiting?.get(notification.method);
    const taken = lane === undefined ? (this.#waiting?.size ?? 0) : lane.length;
    const limit = lane === undefined ? MOST_LANES : this.#options.limit;
    if (taken >= limit) this.#options.dropped(notification, limit);
    else if (lane === undefined) this.#open(notification);
    else lane.push(notification);
  }

  #open(notification: JsonRpcNotification): void {
    const working = this.#handle(notification);
    if (working === undefined) return;
    const lane: JsonRpcNotification[] = [];
    this.#waiting ??= new Map();
    this.#waiting.set(notification.method, lane);
    void this.#work(notification.method, lane, working);
  }

  async #work(method: string, lane: JsonRpcNotification[], first: Promise<void>): Promise<void> {
    await first;
    for (let next = lane.shift(); next !== undefined; next = lane.shift()) {
      await this.#handle(next);
    }
    this.#waiting?.delete(method);
  }

  #handle(notification: JsonRpcNotification): Promise<void> | undefined {
    const { handler } = this.#options;
    return contain(handler, notification, (error) => this.#options.failed(error));
  }
}
