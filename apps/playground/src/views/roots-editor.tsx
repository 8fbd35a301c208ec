import { Button, Field, Panel } from "@mcp-actors/ui";
import { useState } from "preact/hooks";
import { usePlayground } from "../page/use-playground.ts";

/** The places that servers may look at, when they ask. */
export function RootsEditor() {
  const { answering, connections } = usePlayground();
  const [uri, setUri] = useState("");
  const roots = answering.roots.value;
  const change = (next: typeof roots) => {
    answering.roots.value = next;
    for (const connection of connections.all.value) connection.tellRoots(next);
  };
  return (
    <Panel title="Roots that servers may ask for">
      <ul class="roots">
        {roots.map((root) => (
          <li key={root.uri}>
            <code>{root.uri}</code>
            <Button
              look="quiet"
              icon="cross"
              aria-label={`Remove ${root.uri}`}
              onClick={() => change(roots.filter((other) => other !== root))}
            />
          </li>
        ))}
      </ul>
      <form
        class="actions"
        onSubmit={(event) => {
          event.preventDefault();
          change([...roots, { uri }]);
          setUri("");
        }}
      >
        <Field label="Another root">
          {(attributes) => (
            <input
              {...attributes}
              required
              pattern="file://.+"
              title="A URI that begins with file://"
              placeholder="file:///project"
              value={uri}
              onInput={({ currentTarget }) => setUri(currentTarget.value)}
            />
          )}
        </Field>
        <Button type="submit" icon="plus">
          Add
        </Button>
      </form>
    </Panel>
  );
}
