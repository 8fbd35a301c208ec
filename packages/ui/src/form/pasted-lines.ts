import type { TargetedClipboardEvent } from "preact";

/** What a line would hold if it could hold the several lines that are pasted into it; undefined where one line will do. */
export function pastedLines(event: TargetedClipboardEvent<HTMLInputElement>): string | undefined {
  const pasted = event.clipboardData?.getData("text/plain") ?? "";
  if (!pasted.trim().includes("\n")) return undefined;
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  return value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? value.length);
}
