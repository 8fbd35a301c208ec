import type { JsonRpcNotification } from "@mcp-actors/protocol";

/** Handles a notification; one that returns a promise delays only later ones of its method. */
export type NotificationHandler = (notification: JsonRpcNotification) => void | Promise<void>;

interface LaneEvents {
  readonly failed: (error: unknown) => void;
  readonly dropped: (notification: JsonRpcNotification) => void;
}

/** Hands notifications to one handler in order, method by method, each lane bounded. */
export class NotificationLanes {
  readonly #handler: NotificationHandler;
  readonly #limit: number;
  readonly #events: LaneEvents;
  /** The notifications that wait, by method; a method is here while its handler works. */
  readonly #waiting = new Map<string, JsonRpcNotification[]>();

  constructor(handler: NotificationHandler, limit: number, events: LaneEvents) {
    this.#handler = handler;
    this.#limit = limit;
    this.#events = events;
  }

  get waiting(): number {
    let count = 0;
    for (const lane of this.#waiting.values()) count += lane.length;
    return count;
  }

  push(notification: JsonRpcNotification): void {
    const lane = this.#waiting.get(notification.method);
    if (lane === undefined) this.#handle(notification);
    else if (lane.length < this.#limit) lane.push(notification);
    else this.#events.dropped(notification);
  }

  #handle(notification: JsonRpcNotification): void {
    const working = this.#contain(() => this.#handler(notification));
    if (working === undefined) return;
    this.#waiting.set(notification.method, []);
    void this.#work(notification.method, working);
  }

  async #work(method: string, first: Promise<void>): Promise<void> {
    await first.catch(this.#events.failed);
    const lane = this.#waiting.get(method) ?? [];
    for (let next = lane.shift(); next !== undefined; next = lane.shift()) {
      const notification = next;
      await this.#contain(() => this.#handler(notification))?.catch(this.#events.failed);
    }
    this.#waiting.delete(method);
  }

  #contain(work: () => void | Promise<void>): Promise<void> | undefined {
    try {
      return work() ?? undefined;
    } catch (error) {
      this.#events.failed(error);
      return undefined;
    }
  }
}
