import { isSecretName } from "./is-secret-name.ts";
import { redacted } from "./redacted.ts";

/**
 * A name that a secret may go by, and what is between it and its value: in a query, a form, a header, JSON in a text, a
 * message of an error. A name is looked at from its beginning alone, or a long one would be looked at again and again.
 */
const NAME =
  /(?<![\w.%-])(?=[\w.%-]*(?:auth|cookie|token|secret|passw|passphrase|pwd|api.?key|access.?key|private.?key|credential|verifier|assertion|bearer|jwt|sig|session|otp|pin|cvv|cvc|ssn))([\w.%-]+)\\?["']?\s*[:=]\s*(?:\\?["'])?/gi;
/** The same inside a URL that is itself in a URL. */
const ENCODED =
  /((?:auth|cookie|token|secret|passw|api.?key|access.?key|credential|verifier|assertion|jwt|signature)[\w.-]{0,32}%3D)((?:(?!%26)[^\s&"'])+)/gi;
/** An option of a command, and its value. */
const FLAG = /(?<![\w-])(--[\w-]+\s+)(?!-)([^\s"',\]}]+)/g;
/** The value, from where it begins. */
const VALUE = /(?:(?:Bearer|Basic|Digest|Token)\s+)?(?:(?!\\?["'])[^\s&;,}\]])+/iy;
/** A value that is redacted already. */
const IS_REDACTED = /^(?:\w+\s+)?\[redacted/;

/** A text without the values of what goes by secret names in it. */
export function redactPairs(text: string): string {
  let shown = "";
  let from = 0;
  for (const { 0: found, 1: name = "", index } of text.matchAll(NAME)) {
    if (index < from || !isSecretName(name)) continue;
    const start = index + found.length;
    const value = valueAt(text, start);
    if (value === "" || IS_REDACTED.test(value)) continue;
    shown += text.slice(from, start) + redacted(value.length);
    from = start + value.length;
  }
  return withoutMore(from === 0 ? text : shown + text.slice(from));
}

/** Most texts have neither. */
function withoutMore(text: string): string {
  const plain = text.includes("%3")
    ? text.replace(ENCODED, (_, name: string, value: string) => name + redacted(value.length))
    : text;
  if (!plain.includes("--")) return plain;
  return plain.replace(FLAG, (found, flag: string, value: string) =>
    isSecretName(flag) && !value.startsWith("[redacted") ? flag + redacted(value.length) : found,
  );
}

function valueAt(text: string, start: number): string {
  VALUE.lastIndex = start;
  return VALUE.exec(text)?.[0] ?? "";
}
