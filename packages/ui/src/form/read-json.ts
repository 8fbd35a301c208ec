import type { JsonValue } from "../json/json-value.ts";
import type { Reading } from "./use-draft.ts";

/** Reads JSON as people type it; nothing typed is no value. */
export function readJson(text: string): Reading {
  if (text.trim() === "") return { ok: true, value: undefined };
  try {
    const value: JsonValue = JSON.parse(text);
    return { ok: true, value };
  } catch {
    return { ok: false, fault: "Not JSON yet" };
  }
}
