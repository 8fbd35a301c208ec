import {
  Badge,
  Button,
  CallOutcomeView,
  Panel,
  ResultView,
  useHotkeys,
  Waiting,
} from "@mcp-actors/ui";
import type { CallRow } from "../host/call-row.ts";
import type { HostedConnection } from "../host/hosted-connection.ts";
import type { WatchedResource } from "../host/watched-resources.ts";
import { CallActions } from "./call-actions.tsx";
import { toCallView } from "./to-call-view.ts";

/** What a resource panel shows. */
export interface ResourcePanelProps {
  readonly connection: HostedConnection;
  readonly uri: string;
  /** The call whose outcome is shown. */
  readonly shown: CallRow | undefined;
}

/** One resource: to be read once, or watched and read again after each of its changes. */
export function ResourcePanel({ connection, uri, shown }: ResourcePanelProps) {
  const { watched } = connection;
  const view = watched.watched.value.get(uri);
  const isOpen = connection.isOpen.value;
  const readOnce = () => {
    if (isOpen) connection.calls.make({ method: "resources/read", name: uri });
  };
  useHotkeys({ "Mod+Enter": readOnce });
  return (
    <div class="subject-work">
      <Panel
        title={uri}
        aside={view !== undefined && <Badge tone="info">read {timesOf(view.reads.value)}</Badge>}
      >
        <div class="actions">
          <Button look="primary" icon="resource" disabled={!isOpen} onClick={readOnce}>
            Read
          </Button>
          <Button
            icon={view === undefined ? "play" : "stop"}
            aria-pressed={view !== undefined}
            disabled={!isOpen}
            onClick={() => (view === undefined ? watched.watch(uri) : watched.unwatch(uri))}
          >
            {view === undefined ? "Watch" : "Watch no more"}
          </Button>
        </div>
        {view === undefined ? (
          <p class="hint">Watched, it is read again whenever the server says that it changed.</p>
        ) : (
          <Watched view={view} />
        )}
      </Panel>
      {shown !== undefined && (
        <>
          <CallOutcomeView call={toCallView(shown)} />
          <CallActions row={shown} connection={connection} />
        </>
      )}
    </div>
  );
}

function Watched({ view: { result, reads, error } }: { readonly view: WatchedResource }) {
  if (error.value !== undefined) {
    return (
      <p class="notice" data-tone="error">
        {error.value}
      </p>
    );
  }
  if (result.value === undefined) return <Waiting>Reading it</Waiting>;
  return (
    <div class="flash" key={reads.value}>
      <ResultView result={result.value} />
    </div>
  );
}

function timesOf(count: number): string {
  return count === 1 ? "once" : `${count} times`;
}
