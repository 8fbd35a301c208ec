import { Button, Field } from "@mcp-actors/ui";
import { useState } from "preact/hooks";
import { ADDRESSES } from "../page/addresses.ts";

/** What a model field edits. */
export interface ModelFieldProps {
  /** The URL of the model; undefined is the one in the page. */
  readonly model: string | undefined;
  readonly onModel: (model: string | undefined) => void;
}

/** Lets a person choose between the model in the page, and one behind a WebSocket. */
export function ModelField({ model, onModel }: ModelFieldProps) {
  const [url, setUrl] = useState(model ?? ADDRESSES.modelWebSocket);
  const isUrl = /^wss?:\/\/./i.test(url);
  return (
    <form
      class="actions"
      onSubmit={(event) => {
        event.preventDefault();
        if (isUrl) onModel(url);
      }}
    >
      <Button aria-pressed={model === undefined} icon="screen" onClick={() => onModel(undefined)}>
        In this page
      </Button>
      <Field label="Model server" hint="ws or wss">
        {(attributes) => (
          <input
            {...attributes}
            type="url"
            value={url}
            spellcheck={false}
            onInput={({ currentTarget }) => setUrl(currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" icon="plug" disabled={!isUrl} aria-pressed={model === url}>
        Use it
      </Button>
    </form>
  );
}
