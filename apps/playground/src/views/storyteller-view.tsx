import { useEffect } from "preact/hooks";
import { usePlayground } from "../page/use-playground.ts";
import { ChaosBar } from "./chaos-bar.tsx";
import { ConnectionMark } from "./connection-mark.tsx";
import { ModelField } from "./model-field.tsx";
import { StoryForm } from "./story-form.tsx";
import { StoryHead } from "./story-head.tsx";
import { StorySheet } from "./story-sheet.tsx";

/** The storyteller: a real model, small enough to be honest about. */
export function StorytellerView() {
  const playground = usePlayground();
  const { story: desk, route } = playground;
  useEffect(() => desk.use(route.model), [desk, route.model]);
  const { session, place } = desk;
  const told = session.story.value;
  return (
    <div class="story-view">
      <StoryHead title="Storyteller">
        A transformer of 0.24 million parameters, trained on 12,000 generated stories. It is a toy;
        the stream is real. Start it, and press Esc in the middle of a sentence.
      </StoryHead>
      <div class="story-wire">
        <ModelField model={route.model} onModel={(model) => playground.adjust({ model })} />
        {place.state.value !== "off" && <ConnectionMark state={place.state.value} withText />}
      </div>
      {place.error.value !== undefined && (
        <div class="notice" data-tone="error" role="alert">
          <strong>No model there</strong>
          <span>{place.error.value}</span>
          <span class="hint">
            npx -y pnpm dev starts one. The storyteller in this page needs nothing.
          </span>
        </div>
      )}
      <ChaosBar label="the model" wires={[place.wire]} />
      <div class="story-work">
        <StoryForm session={session} />
        <StorySheet story={told} onStop={() => session.stop()} />
      </div>
    </div>
  );
}
