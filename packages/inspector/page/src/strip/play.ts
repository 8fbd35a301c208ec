import { signal } from "@preact/signals";
import { sight, travel } from "../store/store.ts";

/** How many times as fast as it happened a recording can be played. */
const SPEEDS: readonly number[] = [1, 2, 5, 10, 0.1, 0.5];

/** How many times as fast as it happened it is played. */
export const playSpeed = signal(1);

/** Plays at the next of the speeds there are. */
export function nextSpeed(): void {
  const place = SPEEDS.indexOf(playSpeed.peek());
  playSpeed.value = SPEEDS[(place + 1) % SPEEDS.length] ?? 1;
}

/** Whether it is played now. */
export const isPlaying = signal(false);

let frame = 0;

/** Plays on from the moment that is shown, or from the beginning if that is the last. */
export function play(): void {
  const seen = sight.peek();
  if (seen === undefined || seen.total === 0) return;
  stopPlaying();
  isPlaying.value = true;
  let time = seen.step >= seen.total ? seen.from : seen.at;
  let before = performance.now();
  const go = (now: number): void => {
    time += Math.max(0, now - before) * 1_000 * playSpeed.peek();
    before = now;
    const until = sight.peek()?.until ?? 0;
    if (time >= until) {
      stopPlaying();
      travel("live");
      return;
    }
    travel({ time });
    frame = requestAnimationFrame(go);
  };
  frame = requestAnimationFrame(go);
}

/** Stops where it is. */
export function stopPlaying(): void {
  cancelAnimationFrame(frame);
  if (!isPlaying.peek()) return;
  isPlaying.value = false;
  const step = sight.peek()?.step;
  if (step !== undefined) travel({ step });
}
