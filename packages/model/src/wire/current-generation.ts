import type { JsonRpcNotification, RequestId } from "@mcp-actors/protocol";

/** The generation that a channel carries: there is one at a time, so what names none belongs to it. */
export class CurrentGeneration {
  /** The newest; it stays known after its end, so that what comes too late is told apart from what nobody asked for. */
  #id: RequestId | undefined;
  #tokens = 0;
  #isOver = true;
  #isGivenUp = false;

  /** Whether the newest was given up: what the peer still asks for it is wanted no more. */
  get isGivenUp(): boolean {
    return this.#isGivenUp;
  }

  begin(id: RequestId): void {
    this.#id = id;
    this.#tokens = 0;
    this.#isOver = false;
    this.#isGivenUp = false;
  }

  /** Whether an id is that of the generation, which is over from now on. */
  end(id: RequestId | undefined): boolean {
    if (this.#isOver || id !== this.#id) return false;
    this.#isOver = true;
    return true;
  }

  /** The same, of one that is given up. */
  giveUp(id: RequestId | undefined): boolean {
    const isCurrent = this.end(id);
    this.#isGivenUp ||= isCurrent;
    return isCurrent;
  }

  /** A notification with the generation that it belongs to, and how many tokens that has now. */
  attribute(notification: JsonRpcNotification): JsonRpcNotification {
    if (this.#id === undefined) return notification;
    this.#tokens += 1;
    const params = { ...notification.params, requestId: this.#id, progress: this.#tokens };
    return { ...notification, params };
  }
}
