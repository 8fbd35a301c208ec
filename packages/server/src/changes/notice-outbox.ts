import type { JsonRpcNotification } from "@mcp-actors/protocol";
import type { Notice } from "./notices.ts";

/** Where the notices of one listener leave; what is missing is never slow, and loses what it is given. */
export interface NoticeWire {
  /** False when the outbox is over its mark. */
  readonly notify?: ((notification: JsonRpcNotification) => boolean) | undefined;
  /** Settles when it is under its mark again. */
  readonly drained?: (() => Promise<void>) | undefined;
}

/**
 * Sends notices without ever outrunning the wire.
 *
 * Those of a debounced method wait for the end of the tick, and all while the
 * wire is slow; of equal ones that wait only one is kept, so that no more wait
 * than there are things to be told of.
 */
export class NoticeOutbox {
  readonly #wire: NoticeWire;
  readonly #debounced: ReadonlySet<string>;
  #waiting: Map<string, JsonRpcNotification> | undefined;
  #isHeld = false;
  #isOver = false;

  /** @param debounced - The methods that are debounced, where their notices are bare. */
  constructor(wire: NoticeWire, debounced: ReadonlySet<string>) {
    this.#wire = wire;
    this.#debounced = debounced;
  }

  put({ key, bare, notification }: Notice): void {
    if (this.#isOver) return;
    this.#waiting ??= new Map();
    this.#waiting.set(key, notification);
    if (this.#isHeld) return;
    if (bare && this.#debounced.has(notification.method)) this.#hold(Promise.resolve());
    else this.#flush();
  }

  /** Sends what waits; nothing leaves afterwards. */
  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    for (const notification of this.#waiting?.values() ?? []) this.#wire.notify?.(notification);
    this.#waiting?.clear();
  }

  #hold(until: Promise<void>): void {
    this.#isHeld = true;
    void until.then(() => {
      this.#isHeld = false;
      this.#flush();
    });
  }

  #flush(): void {
    for (const [key, notification] of this.#waiting ?? []) {
      this.#waiting?.delete(key);
      if (this.#wire.notify?.(notification) !== false) continue;
      this.#hold(this.#wire.drained?.() ?? Promise.resolve());
      return;
    }
  }
}
