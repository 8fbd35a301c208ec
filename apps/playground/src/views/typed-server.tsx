import { Button, Field } from "@mcp-actors/ui";
import { useState } from "preact/hooks";
import { problemOf, type ServerPlace } from "../host/server-choice.ts";

/** What a typed server is told. */
export interface TypedServerProps {
  readonly onPlace: (place: ServerPlace) => void;
}

/** The URL of any server, and a token for it. */
export function TypedServer({ onPlace }: TypedServerProps) {
  const [url, setUrl] = useState("");
  const [bearer, setBearer] = useState("");
  const [isTried, setTried] = useState(false);
  const isSocket = /^wss?:/i.test(url);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (problemOf(url) === undefined) onPlace({ kind: "url", url: url.trim(), bearer });
  };
  return (
    <form class="typed-server" noValidate onSubmit={submit}>
      <Field
        label="Any URL"
        hint="http, https, ws or wss"
        error={isTried ? problemOf(url) : undefined}
      >
        {(attributes) => (
          <input
            {...attributes}
            type="url"
            value={url}
            spellcheck={false}
            placeholder="https://host/mcp"
            onInput={({ currentTarget }) => setUrl(currentTarget.value)}
          />
        )}
      </Field>
      <Field
        label="Bearer token"
        hint={isSocket ? "A WebSocket of a page carries no headers" : "Kept in this tab alone"}
      >
        {(attributes) => (
          <input
            {...attributes}
            type="password"
            autoComplete="off"
            disabled={isSocket}
            value={bearer}
            onInput={({ currentTarget }) => setBearer(currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" look="primary" icon="plug">
        Connect
      </Button>
    </form>
  );
}
