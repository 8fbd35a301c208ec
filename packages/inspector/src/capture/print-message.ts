import type { JsonRpcMessage } from "@mcp-actors/protocol";
import type { MessageRecord } from "../records/index.ts";
import type { Press } from "./draft.ts";
import type { PrintedMessage } from "./shared-parts.ts";

const MESSAGE = { kind: "wire", part: "message" };

/** The text of a message, and how long it was before anything was redacted. */
export function printMessage(message: JsonRpcMessage, { redactor }: Press): PrintedMessage {
  const text = redactor.print(message, MESSAGE);
  return { text, size: redactor.size };
}

/** As `printMessage`, of a message that may have been printed a moment ago by another end. */
export function printShared(message: JsonRpcMessage, press: Press): PrintedMessage {
  const known = press.parts.printed(message);
  if (known !== undefined) return known;
  const printed = printMessage(message, press);
  press.parts.print(message, printed);
  return printed;
}

/** What kind of message it is. */
export function whatOf(message: JsonRpcMessage): MessageRecord["what"] {
  if ("method" in message) return "id" in message ? "request" : "notification";
  return "result" in message ? "result" : "error";
}
