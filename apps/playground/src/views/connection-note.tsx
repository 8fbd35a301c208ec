import { Button, formatDuration, useNow } from "@mcp-actors/ui";
import type { Backoff } from "../host/backoff.ts";
import type { HostedConnection } from "../host/hosted-connection.ts";
import { whatToDo } from "../page/what-to-do.ts";

/** What a connection note is about. */
export interface ConnectionNoteProps {
  readonly connection: HostedConnection;
}

/** Says what is wrong with a connection, what is being done about it, and what a person can do. */
export function ConnectionNote({ connection }: ConnectionNoteProps) {
  const state = connection.state.value;
  const backoff = connection.backoff.value;
  const error = connection.error.value;
  if (backoff !== undefined && state === "reconnecting") return <Waiting backoff={backoff} />;
  if (state === "failed") {
    return (
      <div class="notice" data-tone="error" role="alert">
        <strong>Not connected</strong>
        <span>{error}</span>
        <Button icon="refresh" onClick={() => void connection.open()}>
          Try again
        </Button>
        <span class="hint">{whatToDo(connection.choice.place)}</span>
      </div>
    );
  }
  if (state === "off") {
    return (
      <div class="notice" data-tone="muted">
        <span>You closed this connection. Its history stays.</span>
        <Button icon="plug" onClick={() => void connection.open()}>
          Connect
        </Button>
      </div>
    );
  }
  return null;
}

function Waiting({ backoff: { attempt, of, until, cause } }: { readonly backoff: Backoff }) {
  const left = Math.max(0, until - useNow(true));
  return (
    <div class="notice" data-tone="warning" role="status">
      <strong>Reconnecting</strong>
      <span>
        attempt {attempt} of {of}
      </span>
      <span class="countdown">{left > 0 ? `in ${formatDuration(left)}` : "now"}</span>
      <span class="cause">{cause}</span>
    </div>
  );
}
