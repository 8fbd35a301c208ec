import {
  DEFAULT_MAX_DEPTH,
  type Decoded,
  decodeMessage,
  type MessageLimits,
} from "@mcp-actors/protocol";
import type { Enveloped } from "./message-envelope.ts";
import { RunningEnvelope } from "./running-envelope.ts";
import { RunningPattern } from "./running-pattern.ts";

/** Reads the texts of one wire as `decodeMessage` does, and sooner those that repeat what the last ones said. */
export class MessageReader {
  readonly #limits: MessageLimits;
  /** Longest text that cannot nest too deep, in UTF-16 units. */
  readonly #shallow: number;
  #pattern: RunningPattern | undefined;
  #envelope: RunningEnvelope | undefined;

  constructor(limits: MessageLimits) {
    this.#limits = limits;
    this.#shallow = 2 * (limits.maxDepth ?? DEFAULT_MAX_DEPTH);
  }

  read(text: string): Decoded {
    const isShort = text.length <= this.#shallow;
    const enveloped = isShort ? this.#envelope?.read(text) : undefined;
    if (enveloped !== undefined) return decodedOf(enveloped);
    const like = this.#pattern?.read(text);
    if (like !== undefined) return { kind: "notification", message: like };
    const decoded = decodeMessage(text, this.#limits);
    if (isShort) this.#learn(decoded, text);
    return decoded;
  }

  #learn(decoded: Decoded, text: string): void {
    if (decoded.kind === "notification") {
      this.#pattern ??= new RunningPattern();
      this.#pattern.learn(decoded.message, text);
    } else if (decoded.kind === "request" || decoded.kind === "result") {
      this.#envelope ??= new RunningEnvelope();
      this.#envelope.learnRead(decoded.message, text);
    }
  }
}

function decodedOf(message: Enveloped): Decoded {
  return "method" in message ? { kind: "request", message } : { kind: "result", message };
}
