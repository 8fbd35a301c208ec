const PREFIX = "=?base64?";
const SUFFIX = "?=";

/**
 * Text as the value of a header: as it is where a header can hold it, else in base64 between markers.
 *
 * spec: 2026-07-28 basic/transports/streamable-http#custom-headers
 */
export function encodeHeaderValue(text: string): string {
  return PLAIN.test(text) && !isMarked(text) ? text : `${PREFIX}${toBase64(text)}${SUFFIX}`;
}

/** The text that a header's value stands for; undefined where it is marked as base64 and is not that of any text. */
export function decodeHeaderValue(value: string): string | undefined {
  if (!isMarked(value)) return value;
  return fromBase64(value.slice(PREFIX.length, -SUFFIX.length));
}

/** Printable ASCII without a space at either end. */
const PLAIN = /^(?:[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?)?$/;

function isMarked(text: string): boolean {
  return (
    text.length >= PREFIX.length + SUFFIX.length && text.startsWith(PREFIX) && text.endsWith(SUFFIX)
  );
}

function toBase64(text: string): string {
  let binary = "";
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** `atob` forgives white space and missing padding, which the specification does not. */
const STRICT_BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

function fromBase64(base64: string): string | undefined {
  if (!STRICT_BASE64.test(base64)) return undefined;
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
