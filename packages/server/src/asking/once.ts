import type { CallMemory } from "./call-memory.ts";

/** Runs functions once per call, and remembers their values over its rounds. */
export class Once {
  readonly #memory: CallMemory;
  readonly #running = new Map<string, Promise<unknown>>();

  constructor(memory: CallMemory) {
    this.#memory = memory;
  }

  async run<Value>(
    key: string,
    work: (idempotencyKey: string) => Value | Promise<Value>,
  ): Promise<Value> {
    const { once } = this.#memory;
    if (once.has(key)) return once.get(key) as Value;
    const running = this.#running.get(key) ?? this.#start(key, work);
    return (await running) as Value;
  }

  /** Settles when nothing runs, so that its values are kept. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#running.values());
  }

  #start(key: string, work: (idempotencyKey: string) => unknown): Promise<unknown> {
    const running = this.#work(key, work).finally(() => this.#running.delete(key));
    this.#running.set(key, running);
    return running;
  }

  async #work(key: string, work: (idempotencyKey: string) => unknown): Promise<unknown> {
    const value = toJson(key, await work(`${this.#memory.callId}/${key}`));
    this.#memory.once.set(key, value);
    return value;
  }
}

/** The value that later rounds will see, so that the first sees no other. */
function toJson(key: string, value: unknown): unknown {
  if (value === undefined) return undefined;
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`Value of once("${key}") is not JSON`);
  return JSON.parse(text);
}
