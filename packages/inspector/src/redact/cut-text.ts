import { redactText } from "./redact-text.ts";

/** Longest text that is shown whole, in UTF-16 units. */
export const LONGEST_TEXT = 4096;
/** How much of a longer one is shown. */
const SHOWN = 1024;
const BASE64 = /^[A-Za-z0-9+/_-]{256,}={0,2}$/;
const DATA_URI = /^data:([\w.+-]+\/[\w.+-]+)?[^,]{0,64},/;

/** A text as it is shown: secrets redacted, base64 by its size, a long one cut with its length and a hash. */
export function cutText(text: string): string {
  if (text.length < 256) return redactText(text);
  const [uri, type] = DATA_URI.exec(text) ?? [];
  if (uri !== undefined)
    return `[data ${type ?? "text/plain"} · ${text.length - uri.length} chars]`;
  // A beginning is enough to tell, and a text is never looked through twice.
  if (BASE64.test(text.slice(0, 2048))) return bytes("base64", text);
  if (text.length <= LONGEST_TEXT) return redactText(text);
  return `${redactText(text.slice(0, LONGEST_TEXT)).slice(0, SHOWN)}… [cut · ${text.length} chars · ${hashText(text)}]`;
}

/** What base64 is shown as: its type and how many bytes it stands for. */
export function bytes(type: string, base64: string): string {
  return `[${type} · ${Math.floor((base64.length * 3) / 4)} bytes]`;
}

/** Hash of a text, for telling whether two are the same; it hides nothing. */
export function hashText(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}
