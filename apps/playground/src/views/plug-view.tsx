import { Button, Counter, RequestRow, timeScaleOf, useNow } from "@mcp-actors/ui";
import { useEffect, useState } from "preact/hooks";
import type { HostedConnection } from "../host/hosted-connection.ts";
import { openThree, pullThePlug } from "../page/pull-the-plug.ts";
import { usePlayground } from "../page/use-playground.ts";
import { ChaosBar } from "./chaos-bar.tsx";
import { ConnectionMark } from "./connection-mark.tsx";
import { ConnectionNote } from "./connection-note.tsx";
import { InspectLink } from "./inspect-link.tsx";
import { StoryHead } from "./story-head.tsx";
import { toRequestView } from "./to-request-view.ts";

/** Three clients of one server, and a wire to cut. */
export function PlugView() {
  const playground = usePlayground();
  const [clients, setClients] = useState<readonly HostedConnection[]>([]);
  useEffect(() => setClients(openThree(playground)), [playground]);
  const rows = clients.flatMap(({ calls }) => calls.rows.value);
  const isReady = clients.length > 0 && clients.every(({ isOpen }) => isOpen.value);
  const outcome = (state: string) => rows.filter((row) => row.state.value === state).length;
  return (
    <div class="story-view">
      <StoryHead title="Pull the plug">
        Three clients read and write at once. Then the wire is cut: each connection reconnects,
        reads are sent again, and writes are lost with a reason, for nobody knows whether they were
        done.
      </StoryHead>
      <div class="actions">
        <Button look="primary" icon="play" disabled={!isReady} onClick={() => pullThePlug(clients)}>
          Work, then cut for 3 s
        </Button>
        <Counter label="completed" value={outcome("completed")} tone="ok" />
        <Counter label="lost" value={outcome("lost")} tone="error" />
        <Counter
          label="sent again"
          value={rows.filter((row) => row.attempts.value > 1).length}
          tone="info"
        />
      </div>
      <ChaosBar label="all three" wires={clients.map(({ wire }) => wire)} />
      <div class="lanes">
        {clients.map((connection) => (
          <Lane key={connection.id} connection={connection} />
        ))}
      </div>
    </div>
  );
}

function Lane({ connection }: { readonly connection: HostedConnection }) {
  const rows = connection.calls.rows.value.slice(0, 4).reverse();
  const now = useNow(rows.some((row) => row.isOpen));
  const views = rows.map((row) => toRequestView(row));
  const scale = timeScaleOf(views, now);
  return (
    <section class="lane" aria-label={connection.name}>
      <header>
        <h2>{connection.name}</h2>
        <ConnectionMark state={connection.state.value} withText />
        <InspectLink connection={connection} />
      </header>
      <ConnectionNote connection={connection} />
      <ul class="rows">
        {views.map((view) => (
          <li key={view.key}>
            <RequestRow request={view} scale={scale} />
            {view.note !== undefined && <p class="why">{view.note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
