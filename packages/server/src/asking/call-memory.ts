import { createReference } from "../failure/reference.ts";

/** What a call remembers from one run of its handler to the next, as JSON. */
interface Remembered {
  readonly call: string;
  readonly fingerprint: string;
  readonly round: number;
  readonly asked: readonly string[];
  readonly answers: readonly (readonly [key: string, answer: unknown])[];
  readonly once: readonly OnceEntry[];
  readonly progress: number | undefined;
  readonly logs: number;
  readonly machine?: MachineState;
}

/** Where a machine stands that runs as a tool, as JSON. */
export interface MachineState {
  /** Differs when the machine is no longer the one that stood there. */
  readonly fingerprint: string;
  /** The `version` that the machine gave itself. */
  readonly version: string | undefined;
  /** Its persisted snapshot. */
  readonly snapshot: unknown;
}

/** A key and its value; alone where the value is undefined. */
type OnceEntry = readonly [key: string, value?: unknown];

/** What a call remembers over all its rounds of questions. */
export class CallMemory {
  // Most calls ask nothing, and a map takes more room than all the rest.
  #answers: Map<string, unknown> | undefined;
  /** Answers that came before their questions. */
  #ahead: Map<string, unknown> | undefined;
  #once: Map<string, unknown> | undefined;
  #callId: string | undefined;
  /** Where the machine stands, if the handler is one. */
  machine: MachineState | undefined;
  /** How often the call has asked so far. */
  round = 0;
  /** The highest progress that was reported. */
  progress: number | undefined;
  /** How many logs were written. */
  logs = 0;

  /** A call that goes on; where its handler is no longer the one that asked, it starts over. */
  static from(
    text: string,
    fingerprint: string,
    responses: { readonly [key: string]: unknown },
  ): CallMemory {
    const memory = new CallMemory();
    const remembered = JSON.parse(text) as Remembered;
    if (remembered.fingerprint === fingerprint) memory.#recall(remembered, responses);
    return memory;
  }

  /** A call that begins with answers, each of which meets the question of its key if that is ever asked. */
  static ahead(responses: { readonly [key: string]: unknown }): CallMemory {
    const memory = new CallMemory();
    memory.#ahead = new Map(Object.entries(responses));
    return memory;
  }

  /** Whether a question has an answer. */
  hasAnswer(key: string): boolean {
    if (this.#ahead?.has(key)) {
      this.answers.set(key, this.#ahead.get(key));
      this.#ahead.delete(key);
    }
    return this.#answers?.has(key) ?? false;
  }

  /** A random name of the call, the same in all its rounds. */
  get callId(): string {
    this.#callId ??= createReference();
    return this.#callId;
  }

  get answers(): Map<string, unknown> {
    this.#answers ??= new Map();
    return this.#answers;
  }

  get once(): Map<string, unknown> {
    this.#once ??= new Map();
    return this.#once;
  }

  /** The memory as text, for the round that is about to be asked. */
  toText(fingerprint: string, asked: Iterable<string>): string {
    const remembered: Remembered = {
      call: this.callId,
      fingerprint,
      round: this.round,
      asked: [...asked],
      answers: [...this.answers],
      once: [...this.once].map(([key, value]) => (value === undefined ? [key] : [key, value])),
      progress: this.progress,
      logs: this.logs,
      ...(this.machine !== undefined && { machine: this.machine }),
    };
    return JSON.stringify(remembered);
  }

  #recall(remembered: Remembered, responses: { readonly [key: string]: unknown }): void {
    this.#callId = remembered.call;
    this.round = remembered.round;
    this.progress = remembered.progress;
    this.logs = remembered.logs;
    this.machine = remembered.machine;
    for (const [key, value] of remembered.once) this.once.set(key, value);
    for (const [key, answer] of remembered.answers) this.answers.set(key, answer);
    // Keys that nobody asked for are ignored. spec: basic/patterns/mrtr
    for (const key of remembered.asked) {
      if (Object.hasOwn(responses, key)) this.answers.set(key, responses[key]);
    }
  }
}
