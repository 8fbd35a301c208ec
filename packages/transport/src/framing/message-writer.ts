import type { JsonRpcMessage, JsonRpcNotification } from "@mcp-actors/protocol";
import { encodeMessage } from "./encode-message.ts";
import type { Enveloped } from "./message-envelope.ts";
import { RunningEnvelope } from "./running-envelope.ts";
import { RunningPattern } from "./running-pattern.ts";

/** Writes the messages of one wire as `encodeMessage` does, and sooner those that repeat what the last ones said. */
export class MessageWriter {
  #pattern: RunningPattern | undefined;
  #envelope: RunningEnvelope | undefined;

  write(message: JsonRpcMessage): string {
    if ("error" in message) return encodeMessage(message);
    return isNotification(message)
      ? this.#writeNotification(message)
      : this.#writeEnveloped(message);
  }

  #writeNotification(notification: JsonRpcNotification): string {
    const like = this.#pattern?.write(notification);
    if (like !== undefined) return like;
    const text = encodeMessage(notification);
    this.#pattern ??= new RunningPattern();
    this.#pattern.learn(notification, text);
    return text;
  }

  #writeEnveloped(message: Enveloped): string {
    const like = this.#envelope?.write(message);
    if (like !== undefined) return like;
    const text = encodeMessage(message);
    this.#envelope ??= new RunningEnvelope();
    this.#envelope.learnWritten(message, text);
    return text;
  }
}

function isNotification(
  message: Exclude<JsonRpcMessage, { error: unknown }>,
): message is JsonRpcNotification {
  return "method" in message && !("id" in message);
}
