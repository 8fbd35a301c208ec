import { signal } from "@preact/signals";

/** One thing said to screen readers. */
export interface Announcement {
  readonly key: number;
  readonly text: string;
}

/** What was said lately, the newest last. */
export const announced = signal<readonly Announcement[]>([]);

const KEPT = 5;
let said = 0;

/** Says something to people who do not see the page; the same words twice are said twice. */
export function announce(text: string): void {
  said += 1;
  announced.value = [...announced.value, { key: said, text }].slice(-KEPT);
}
