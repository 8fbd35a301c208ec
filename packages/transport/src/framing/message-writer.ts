import type { JsonRpcMessage, JsonRpcNotification } from "@mcp-actors/protocol";
import { encodeMessage } from "./encode-message.ts";
import { RunningPattern } from "./running-pattern.ts";

/** Writes the messages of one wire as `encodeMessage` does, and sooner those that differ from the last in numbers alone. */
export class MessageWriter {
  #pattern: RunningPattern | undefined;

  write(message: JsonRpcMessage): string {
    if (!isNotification(message)) return encodeMessage(message);
    const like = this.#pattern?.write(message);
    if (like !== undefined) return like;
    const text = encodeMessage(message);
    this.#pattern ??= new RunningPattern();
    this.#pattern.learn(message, text);
    return text;
  }
}

function isNotification(message: JsonRpcMessage): message is JsonRpcNotification {
  return "method" in message && !("id" in message);
}
