import type { Reading } from "./use-draft.ts";

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

/** Reads a number as people type it, refusing those that would reach the peer as another. */
export function readNumber(text: string): Reading {
  const trimmed = text.trim();
  if (trimmed === "") return { ok: true, value: undefined };
  if (!NUMBER.test(trimmed)) return { ok: false, fault: "Must be a number" };
  const value = Number(trimmed);
  if (!Number.isFinite(value)) return { ok: false, fault: "Too large a number" };
  if (!isSentAsTyped(trimmed, value)) return { ok: false, fault: "Too large to be sent exactly" };
  return { ok: true, value };
}

/** Whether an integer reaches the peer as it was typed; fractions are rounded as everywhere. */
function isSentAsTyped(text: string, value: number): boolean {
  return !/^-?\d+$/.test(text) || String(value) === text || BigInt(text) === BigInt(value);
}
