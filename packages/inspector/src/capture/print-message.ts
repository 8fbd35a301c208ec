import type { JsonRpcMessage } from "@mcp-actors/protocol";
import type { MessageRecord } from "../records/index.ts";
import type { Press } from "./draft.ts";
import type { PrintedMessage } from "./shared-parts.ts";

/** The text of a message, and how long it was before anything was redacted. */
export function printMessage(message: JsonRpcMessage, { redactor, parts }: Press): PrintedMessage {
  const known = parts.printed(message);
  if (known !== undefined) return known;
  const text = redactor.print(message, { kind: "wire", part: "message" });
  const printed = { text, size: redactor.size };
  parts.print(message, printed);
  return printed;
}

/** What kind of message it is. */
export function whatOf(message: JsonRpcMessage): MessageRecord["what"] {
  if ("method" in message) return "id" in message ? "request" : "notification";
  return "result" in message ? "result" : "error";
}
