import { Button } from "@mcp-actors/ui";
import { isRecording } from "../store/is-recording.ts";
import { seen } from "../store/seen.ts";
import { isFollowing, stepBy, travel } from "../store/store.ts";
import { isPlaying, nextSpeed, play, playSpeed, stopPlaying } from "./play.ts";

/** What the buttons of travel show. */
export interface TravelButtonsProps {
  /** Whether there is nothing to travel in. */
  readonly isEmpty: boolean;
}

/** Buttons that go to a moment, step by step or as time went. */
export function TravelButtons({ isEmpty: disabled }: TravelButtonsProps) {
  const isEnded = seen.source !== undefined && isRecording(seen.source);
  const step = (label: string, sign: string, go: () => void) => (
    <Button aria-label={label} title={label} disabled={disabled} onClick={go}>
      {sign}
    </Button>
  );
  return (
    <fieldset class="strip-tools" aria-label="Travel">
      {step("To the beginning (Home)", "❘◀", () => travel({ step: 1 }))}
      {step("One step back (←)", "◀", () => stepBy(-1))}
      <Button
        icon={isPlaying.value ? "pause" : "play"}
        aria-label={isPlaying.value ? "Stop" : "Play"}
        title="Play (p)"
        disabled={disabled}
        onClick={() => (isPlaying.value ? stopPlaying() : play())}
      />
      {step(`Plays ${playSpeed.value} times as fast`, `${playSpeed.value}×`, nextSpeed)}
      {step("One step on (→)", "▶", () => stepBy(1))}
      <Button
        aria-pressed={isFollowing.value}
        title={isEnded ? "To the end (g)" : "To the newest, and on with it (g)"}
        disabled={disabled}
        onClick={() => travel("live")}
      >
        ▶❘ {isEnded ? "End" : "Live"}
      </Button>
    </fieldset>
  );
}
