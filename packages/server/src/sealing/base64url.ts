import { toBase64 } from "../json/base64.ts";

/** Bytes as text that needs no escaping anywhere. RFC 4648, section 5, without padding. */
export function toBase64url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The bytes of such text; undefined where it is not exactly what `toBase64url` gives. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined;
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    // The last character has bits that no byte needs; only one way to set them is ours.
    return toBase64url(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}
