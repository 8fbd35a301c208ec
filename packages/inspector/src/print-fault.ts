import { messageOf } from "@mcp-actors/protocol";
import { cutText } from "./redact/cut-text.ts";

/** Prints that the inspector gave up, where nobody else wants to know: in Node on stderr. */
export function printFault(error: unknown): void {
  const message = cutText(messageOf(error));
  console.error(`Inspector disabled itself after too many faults, the last: ${message}`);
}
