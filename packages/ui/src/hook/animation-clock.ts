import { type ReadonlySignal, signal } from "@preact/signals";

const now = signal(Date.now());
let holders = 0;
let frame = 0;

/** The time as of the last frame, in milliseconds since the epoch; it moves only while somebody holds it. */
export const animationTime: ReadonlySignal<number> = now;

/** Keeps the clock of the page going, one tick a frame, until the returned function is called. */
export function holdAnimationClock(): () => void {
  holders += 1;
  if (holders === 1) tick();
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holders -= 1;
    if (holders === 0) cancelAnimationFrame(frame);
  };
}

function tick(): void {
  now.value = Date.now();
  frame = requestAnimationFrame(tick);
}
