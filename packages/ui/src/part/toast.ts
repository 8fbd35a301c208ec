import { signal } from "@preact/signals";
import type { Tone } from "../state/mark.ts";

/** A short message at the edge of the page. */
export interface Toast {
  readonly key: number;
  readonly text: string;
  readonly tone: Tone;
}

/** The messages that are to be seen now, the newest last. */
export const toasts = signal<readonly Toast[]>([]);

const MOST = 4;
let shown = 0;

/** Shows a short message, and says it to screen readers; it stays until it is dismissed or others push it out. */
export function showToast(text: string, tone: Tone = "neutral"): void {
  shown += 1;
  toasts.value = [...toasts.value, { key: shown, text, tone }].slice(-MOST);
}

/** Takes a message away. */
export function dismissToast(key: number): void {
  toasts.value = toasts.value.filter((toast) => toast.key !== key);
}
