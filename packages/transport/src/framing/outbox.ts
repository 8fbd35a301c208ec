import type { JsonRpcMessage } from "@mcp-actors/protocol";
import { nextTurn } from "../next-turn.ts";
import { MessageWriter } from "./message-writer.ts";
import type { ReadingPause } from "./reading-pause.ts";
import { StallWatch } from "./stall-watch.ts";
import type { StreamChannelSettings } from "./stream-channel-options.ts";
import type { TextWriter } from "./text-writer.ts";

/** What an outbox is told of its channel. */
export interface OutboxOptions {
  readonly settings: StreamChannelSettings;
  /** The reading of the same channel, which waits while the outbox is full where the settings say so. */
  readonly pause: ReadingPause;
  /** What errors call the peer. */
  readonly peer: string;
  /** Called in a turn or microtask of its own when the peer reads too little: the channel is to be lost. */
  readonly giveUp: (why: string) => void;
}

/** The sending half of a channel whose peer may read slowly, or not at all. */
export class Outbox {
  readonly #writer: TextWriter;
  readonly #texts = new MessageWriter();
  readonly #options: OutboxOptions;
  readonly #watch: StallWatch;
  #over = false;
  #holdsUp = false;
  #waiting: (() => void)[] = [];

  constructor(writer: TextWriter, options: OutboxOptions) {
    this.#writer = writer;
    this.#options = options;
    this.#watch = new StallWatch(options.settings.stallTimeout, this.#stalled);
    writer.listen(this.#left);
  }

  /** Sends a message; false when the outbox is full, or over. */
  send(message: JsonRpcMessage): boolean {
    if (this.#over) return false;
    if (this.#writer.overflows) {
      this.#overflow();
      return false;
    }
    if (this.#writer.put(this.#texts.write(message))) return true;
    this.#watch.full();
    if (this.#options.settings.pausesWhenFull) this.#holdUp();
    return false;
  }

  /** Settles when the outbox is no longer full and the peer was heard, or when it is over. */
  async drained(): Promise<void> {
    if (!this.#writer.isFull && !this.#over) return;
    await this.#hasRoom();
    // Whoever waits fills the outbox again at once; the peer is heard before.
    await nextTurn();
  }

  /** Sends what is left, and nothing after it. */
  end(): void {
    if (this.#over) return;
    this.#writer.end();
    this.#finish();
  }

  /** Nothing can be sent any more. */
  fail(): void {
    this.#writer.drop();
    this.#finish();
  }

  #finish(): void {
    this.#over = true;
    this.#watch.relieved();
    this.#release();
  }

  #hasRoom(): Promise<void> {
    if (this.#over || !this.#writer.isFull) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #holdUp(): void {
    if (this.#holdsUp) return;
    this.#holdsUp = true;
    const roomy = this.#hasRoom().then(() => {
      this.#holdsUp = false;
    });
    this.#options.pause.until(roomy);
  }

  readonly #left = (): void => {
    if (this.#over) return;
    if (this.#writer.isFull) {
      this.#watch.moved();
      return;
    }
    this.#watch.relieved();
    this.#release();
  };

  #release(): void {
    if (this.#waiting.length === 0) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }

  readonly #stalled = (): void => {
    const { peer, settings, giveUp } = this.#options;
    giveUp(`${peer} did not read for ${settings.stallTimeout / 1000} s`);
  };

  #overflow(): void {
    this.fail();
    const { peer, settings, giveUp } = this.#options;
    const words = `${peer} left more than ${settings.outboxLimit} ${this.#writer.unit} unread`;
    // Whoever sends is in the middle of something, and hears of the end after it.
    queueMicrotask(() => giveUp(words));
  }
}
