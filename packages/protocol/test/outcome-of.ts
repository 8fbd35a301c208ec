import { decodeMessage } from "../src/index.ts";

/** What a decoded text comes to, in one line. */
export function outcomeOf(text: string): string {
  const decoded = decodeMessage(text);
  return decoded.kind === "unreadable" ? String(decoded.error.code) : decoded.kind;
}
