import { useEffect } from "preact/hooks";
import { animationTime, holdAnimationClock } from "./animation-clock.ts";

/** The time in milliseconds since the epoch; a component that is live is drawn anew each frame, any other never. */
export function useNow(isLive: boolean): number {
  useEffect(() => (isLive ? holdAnimationClock() : undefined), [isLive]);
  return isLive ? animationTime.value : animationTime.peek();
}
