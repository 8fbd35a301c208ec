import { type Decoded, decodeMessage, type MessageLimits } from "@mcp-actors/protocol";
import { RunningPattern } from "./running-pattern.ts";

/** Reads the texts of one wire as `decodeMessage` does, and sooner those that differ from the last in numbers alone. */
export class MessageReader {
  readonly #limits: MessageLimits;
  #pattern: RunningPattern | undefined;

  constructor(limits: MessageLimits) {
    this.#limits = limits;
  }

  read(text: string): Decoded {
    const like = this.#pattern?.read(text);
    if (like !== undefined) return { kind: "notification", message: like };
    const decoded = decodeMessage(text, this.#limits);
    if (decoded.kind === "notification") {
      this.#pattern ??= new RunningPattern();
      this.#pattern.learn(decoded.message, text);
    }
    return decoded;
  }
}
