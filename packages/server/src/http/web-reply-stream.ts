import type { ReplyStream } from "./http-exchange.ts";

/** Who is told how a stream ends. */
interface Ending {
  /** By the server. */
  ended(): void;
  /** By the client. */
  left(): void;
}

/** Bytes that wait before writing says that more than should do. */
const MARK = 64 * 1024;

/** A reply that is written piece by piece, as a stream of the web. */
export class WebReplyStream implements ReplyStream {
  readonly body: ReadableStream<Uint8Array>;
  readonly #encoder = new TextEncoder();
  readonly #ending: Ending;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #onDrain: () => void = () => {};

  constructor(ending: Ending) {
    this.#ending = ending;
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        pull: () => this.#onDrain(),
        cancel: () => {
          this.#controller = undefined;
          ending.left();
        },
      },
      { highWaterMark: MARK, size: (chunk) => chunk?.byteLength ?? 0 },
    );
  }

  get waiting(): number {
    return this.#controller === undefined ? 0 : MARK - (this.#controller.desiredSize ?? MARK);
  }

  write(text: string): boolean {
    const controller = this.#controller;
    if (controller === undefined) return true;
    controller.enqueue(this.#encoder.encode(text));
    return (controller.desiredSize ?? 0) > 0;
  }

  onDrain(listener: () => void): void {
    this.#onDrain = listener;
  }

  end(): void {
    this.#controller?.close();
    this.#controller = undefined;
    this.#ending.ended();
  }

  destroy(): void {
    this.#controller?.error(new Error("The client does not read"));
    this.#controller = undefined;
    this.#ending.left();
  }
}
