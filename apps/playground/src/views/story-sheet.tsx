import { Button, Counter, Empty, formatDuration, StateMark, useNow } from "@mcp-actors/ui";
import type { Story, StoryEnd } from "../story/story-session.ts";

/** What a story sheet shows. */
export interface StorySheetProps {
  readonly story: Story | undefined;
  readonly onStop: () => void;
}

const STATES = {
  told: "completed",
  cancelled: "cancelled",
  timedOut: "timedOut",
  lost: "lost",
  failed: "failed",
  refused: "refused",
} as const satisfies { readonly [end in StoryEnd]: string };

/** The story as it comes, and how it ended. */
export function StorySheet({ story, onStop }: StorySheetProps) {
  if (story === undefined) {
    return (
      <div class="sheet">
        <Empty title="No story yet">Choose how it begins, and press Tell.</Empty>
      </div>
    );
  }
  return <ToldStory story={story} onStop={onStop} />;
}

function ToldStory({ story, onStop }: { readonly story: Story; readonly onStop: () => void }) {
  const { prompt, tokens, begunAt, latestAt, end, reason } = story;
  // It is drawn anew while it is told; its own clock does not jump when the system's does.
  useNow(end === undefined);
  const duration = (end === undefined ? performance.now() : latestAt) - begunAt;
  const rate = duration > 0 ? Math.round((tokens.length * 1000) / duration) : 0;
  return (
    <div class="sheet" data-end={end ?? "telling"}>
      <header>
        <StateMark state={end === undefined ? "progressing" : STATES[end]} withText />
        <Counter label="tokens" value={tokens.length} />
        <Counter label="rate" value={rate} unit="/s" />
        <span class="elapsed">{formatDuration(duration)}</span>
        <span class="spring" />
        {end === undefined && (
          <Button look="danger" icon="stop" onClick={onStop}>
            Stop <kbd>Esc</kbd>
          </Button>
        )}
      </header>
      <p class="text" aria-live="off">
        <span class="prompt">{prompt}</span>
        {tokens.join("")}
        {end === undefined && <span class="caret" aria-hidden="true" />}
      </p>
      {reason !== undefined && (
        <p class="reason" role="status">
          {reason}
        </p>
      )}
    </div>
  );
}
