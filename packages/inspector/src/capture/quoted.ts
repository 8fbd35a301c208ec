import { cutText } from "../redact/cut-text.ts";

/** A name as it stands in a line: redacted, cut and quoted. Names come again and again. */
export function quoted(name: string): string {
  const known = KNOWN.get(name);
  if (known !== undefined) return known;
  const text = JSON.stringify(cutText(name));
  if (KNOWN.size < 4096 && name.length <= 64) KNOWN.set(name, text);
  return text;
}

const KNOWN = new Map<string, string>();
