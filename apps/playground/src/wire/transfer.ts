import type { Wire } from "./wire.ts";

/** One request with its response, under way on a wire. */
export class Transfer {
  /** Aborts when the request is given up, and when the wire is cut. */
  readonly signal: AbortSignal;
  readonly #lost = new AbortController();
  readonly #letGo: () => void;
  #delay = 0;
  #stalled: { readonly passed: Promise<void>; readonly open: () => void } | undefined;

  constructor(wire: Wire, given: AbortSignal | undefined) {
    this.signal =
      given === undefined ? this.#lost.signal : AbortSignal.any([given, this.#lost.signal]);
    this.#letGo = wire.carry({
      cut: (reason) => this.#lost.abort(new TypeError(reason)),
      stall: () => this.#stall(),
      resume: () => this.#resume(),
      slow: (ms) => {
        this.#delay = ms / 2;
      },
    });
    this.signal.addEventListener("abort", () => this.end(), { once: true });
  }

  /** Settles when something that sets out now has arrived; rejects when the transfer is over before. */
  async pass(since: number = performance.now()): Promise<void> {
    const wait = since + this.#delay - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    await this.#stalled?.passed;
    this.signal.throwIfAborted();
  }

  /** The response, whose bytes arrive as the wire lets them. */
  carry(response: Response): Response {
    const { body, status, statusText, headers } = response;
    if (body === null) {
      this.end();
      return response;
    }
    return new Response(this.#through(body), { status, statusText, headers });
  }

  /** Lets go of the wire. */
  end(): void {
    this.#letGo();
    this.#resume();
  }

  #stall(): void {
    let open = () => {};
    const passed = new Promise<void>((resolve) => {
      open = resolve;
    });
    this.#stalled ??= { passed, open };
  }

  #resume(): void {
    const stalled = this.#stalled;
    this.#stalled = undefined;
    stalled?.open();
  }

  #through(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
    const reader = body.getReader();
    const { signal } = this;
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        const lose = () => controller.error(signal.reason);
        signal.addEventListener("abort", lose, { once: true });
        void this.#pump(reader, controller).catch((error: unknown) => {
          this.end();
          if (!signal.aborted) controller.error(error);
        });
      },
      cancel: async (reason) => {
        this.end();
        await reader.cancel(reason);
      },
    });
  }

  async #pump(
    reader: ReadableStreamDefaultReader<Uint8Array>,
    controller: ReadableStreamDefaultController<Uint8Array>,
  ): Promise<void> {
    let arrived = Promise.resolve();
    for (;;) {
      const { done, value } = await reader.read();
      const since = performance.now();
      // Each is on its way while the next is read: a delay is no brake.
      arrived = arrived.then(async () => {
        await this.pass(since);
        if (value !== undefined) controller.enqueue(value);
      });
      arrived.catch(() => {});
      if (!done) continue;
      await arrived;
      controller.close();
      this.end();
      return;
    }
  }
}
