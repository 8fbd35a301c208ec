import type { Decoded } from "@mcp-actors/protocol";
import type { Subscription } from "rxjs";
import type { Channel } from "../channel.ts";

/** How a channel ended: undefined while it is open. */
export type RecordedEnd = "completed" | { readonly error: unknown };

/** The one consumer of a channel, that keeps what it hears. */
export class Recorder {
  readonly heard: Decoded[] = [];
  end: RecordedEnd | undefined;
  readonly #reading: Subscription;
  #waiting: { readonly isMet: () => boolean; readonly resolve: () => void }[] = [];

  constructor(channel: Channel) {
    this.#reading = channel.inbound$.subscribe({
      next: (decoded) => {
        this.heard.push(decoded);
        this.#look();
      },
      error: (error: unknown) => this.#finish({ error }),
      complete: () => this.#finish("completed"),
    });
  }

  /** Settles when that much was heard, with all of it. */
  async atLeast(count: number): Promise<readonly Decoded[]> {
    await this.#when(() => this.heard.length >= count);
    return this.heard;
  }

  /** Settles when the channel has ended by itself. */
  async ended(): Promise<RecordedEnd> {
    await this.#when(() => this.end !== undefined);
    return this.end ?? "completed";
  }

  /** Closes the channel. */
  close(): void {
    this.#reading.unsubscribe();
  }

  #when(isMet: () => boolean): Promise<void> {
    if (isMet()) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ isMet, resolve }));
  }

  #finish(end: RecordedEnd): void {
    this.end = end;
    this.#look();
  }

  #look(): void {
    const met = this.#waiting.filter(({ isMet }) => isMet());
    this.#waiting = this.#waiting.filter((waiting) => !met.includes(waiting));
    for (const { resolve } of met) resolve();
  }
}
