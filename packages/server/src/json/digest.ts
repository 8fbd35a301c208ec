import { canonicalJson } from "./canonical-json.ts";

/**
 * A short text that tells values apart: 64 bits of FNV-1a over their canonical JSON.
 *
 * It is quick and no secret: nothing may be trusted because of it.
 */
export function digest(value: unknown): string {
  const text = canonicalJson(value);
  return half(text, 0x811c9dc5) + half(text, 0x9e3779b9);
}

function half(text: string, seed: number): string {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}
