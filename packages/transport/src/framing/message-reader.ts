import {
  DEFAULT_MAX_DEPTH,
  type Decoded,
  decodeMessage,
  type MessageLimits,
} from "@mcp-actors/protocol";
import { type Enveloped, MessageEnvelope } from "./message-envelope.ts";
import { NotificationPattern } from "./notification-pattern.ts";
import { RunningForm } from "./running-form.ts";

/** Reads the texts of one wire as `decodeMessage` does, and sooner those that repeat what the last ones said. */
export class MessageReader {
  readonly #limits: MessageLimits;
  /** Longest text that cannot nest too deep, in UTF-16 units. */
  readonly #shallow: number;
  readonly #pattern = new RunningForm(NotificationPattern.of);
  readonly #envelope = new RunningForm(MessageEnvelope.ofRead);

  constructor(limits: MessageLimits) {
    this.#limits = limits;
    this.#shallow = 2 * (limits.maxDepth ?? DEFAULT_MAX_DEPTH);
  }

  read(text: string): Decoded {
    if (text.length > this.#shallow) return decodeMessage(text, this.#limits);
    const enveloped = this.#envelope.read(text);
    if (enveloped !== undefined) return decodedOf(enveloped);
    const message = this.#pattern.read(text);
    if (message !== undefined) return { kind: "notification", message };
    const decoded = decodeMessage(text, this.#limits);
    this.#learn(decoded, text);
    return decoded;
  }

  #learn(decoded: Decoded, text: string): void {
    if (decoded.kind === "notification") this.#pattern.learn(decoded.message, text);
    else if (decoded.kind === "request" || decoded.kind === "result") {
      this.#envelope.learn(decoded.message, text);
    }
  }
}

function decodedOf(message: Enveloped): Decoded {
  return "method" in message ? { kind: "request", message } : { kind: "result", message };
}
