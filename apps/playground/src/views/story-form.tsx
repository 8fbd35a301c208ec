import { Button, Field, useHotkeys } from "@mcp-actors/ui";
import { useSignal } from "@preact/signals";
import type { CallLimits } from "../host/call-row.ts";
import type { StorySession } from "../story/story-session.ts";
import { CallLimitFields } from "./call-limit-fields.tsx";
import { PACES, PaceField } from "./pace-field.tsx";
import { RangeField } from "./range-field.tsx";

/** What a story form begins. */
export interface StoryFormProps {
  readonly session: StorySession;
}

/** How a story begins, and how it is to be told. */
export function StoryForm({ session }: StoryFormProps) {
  const prompt = useSignal("Once upon a time, there was a little");
  const temperature = useSignal(0.8);
  const length = useSignal(120);
  const pace = useSignal(1);
  const limits = useSignal<CallLimits>({});
  const tell = () =>
    session.tell({
      prompt: prompt.value,
      temperature: temperature.value,
      maxTokens: length.value,
      pace: PACES[pace.value],
      ...limits.value,
    });
  useHotkeys({ "Mod+Enter": () => void tell() });
  return (
    <form
      class="story-form"
      onSubmit={(event) => {
        event.preventDefault();
        void tell();
      }}
    >
      <Field label="How it begins">
        {(attributes) => (
          <textarea
            {...attributes}
            rows={3}
            value={prompt.value}
            onInput={({ currentTarget }) => {
              prompt.value = currentTarget.value;
            }}
          />
        )}
      </Field>
      <PaceField pace={pace} />
      <RangeField label="Temperature" value={temperature} min={0} max={1.6} step={0.1} />
      <RangeField label="Length, in tokens" value={length} min={5} max={160} step={5} />
      <CallLimitFields limits={limits} />
      <div class="actions">
        <Button type="submit" look="primary" icon="play">
          {session.isTelling ? "Tell another" : "Tell"}
        </Button>
      </div>
    </form>
  );
}
