import { Button, CallOutcomeView } from "@mcp-actors/ui";
import { useEffect, useState } from "preact/hooks";
import type { HostedConnection } from "../host/hosted-connection.ts";
import { usePlayground } from "../page/use-playground.ts";
import { ConnectionMark } from "./connection-mark.tsx";
import { ConnectionNote } from "./connection-note.tsx";
import { EraBadge } from "./era-badge.tsx";
import { InspectLink } from "./inspect-link.tsx";
import { QuestionQueue } from "./question-queue.tsx";
import { StoryHead } from "./story-head.tsx";
import { toCallView } from "./to-call-view.ts";

const BOOK = {
  method: "tools/call",
  name: "book_table",
  args: { restaurant: "Chez Actor", time: "19:30" },
} as const;

/** One booking tool in both eras, side by side. */
export function TableView() {
  const playground = usePlayground();
  const [tables, setTables] = useState<readonly HostedConnection[]>([]);
  useEffect(() => {
    const place = { kind: "page", server: "booking" } as const;
    setTables(["modern", "legacy"].map((era) => playground.connect(place, era)));
  }, [playground]);
  const isReady = tables.length > 0 && tables.every(({ isOpen }) => isOpen.value);
  const book = () => {
    for (const { calls, isOpen } of tables) if (isOpen.value) calls.make(BOOK);
  };
  return (
    <div class="story-view">
      <StoryHead title="Table for two">
        The same tool, the same code. In a session the server asks a request of its own; in the
        modern era it answers that it wants input, and is called again with it. You see no
        difference.
      </StoryHead>
      <div class="actions">
        <Button look="primary" icon="play" disabled={!isReady} onClick={book}>
          Book in both eras
        </Button>
      </div>
      <div class="sides">
        {tables.map((connection) => (
          <Side key={connection.id} connection={connection} />
        ))}
      </div>
    </div>
  );
}

function Side({ connection }: { readonly connection: HostedConnection }) {
  const [row] = connection.calls.rows.value;
  return (
    <section class="side" aria-label={`${connection.name}, ${connection.choice.era}`}>
      <header>
        <h2>{connection.choice.era}</h2>
        <ConnectionMark state={connection.state.value} withText />
        <EraBadge connection={connection} />
        <InspectLink connection={connection} />
      </header>
      <ConnectionNote connection={connection} />
      {row === undefined && <p class="hint">Nothing is booked yet.</p>}
      {row !== undefined && <CallOutcomeView call={toCallView(row)} />}
      <QuestionQueue connectionIds={[connection.id]} />
    </section>
  );
}
