import type { JsonRpcMessage, JsonRpcNotification } from "@mcp-actors/protocol";
import { unwritten } from "./encode-message.ts";
import { MessageEnvelope } from "./message-envelope.ts";
import { NotificationPattern } from "./notification-pattern.ts";
import { RunningForm } from "./running-form.ts";

/** Writes the messages of one wire as `encodeMessage` does, and sooner those that repeat what the last ones said. */
export class MessageWriter {
  readonly #pattern = new RunningForm(NotificationPattern.of);
  readonly #envelope = new RunningForm(MessageEnvelope.ofWritten);

  write(message: JsonRpcMessage): string {
    try {
      if ("error" in message) return JSON.stringify(message);
      return isNotification(message)
        ? written(message, this.#pattern)
        : written(message, this.#envelope);
    } catch (cause) {
      return unwritten(message, cause);
    }
  }
}

function written<Message>(message: Message, form: RunningForm<Message>): string {
  const like = form.write(message);
  if (like !== undefined) return like;
  const text = JSON.stringify(message);
  form.learn(message, text);
  return text;
}

function isNotification(
  message: Exclude<JsonRpcMessage, { error: unknown }>,
): message is JsonRpcNotification {
  return "method" in message && !("id" in message);
}
