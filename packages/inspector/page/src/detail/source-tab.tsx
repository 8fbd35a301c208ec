import { Button, Empty, JsonView } from "@mcp-actors/ui";
import { mermaidStates } from "../exports/mermaid-states.ts";
import { saveFile } from "../exports/save-file.ts";
import type { Detail } from "../store/detail.ts";
import { ask } from "../store/store.ts";
import { RecordList } from "./record-list.tsx";

/** What the tab of the source shows. */
export interface SourceTabProps {
  readonly detail: Detail;
}

/** The records that all this is known from, and texts to take away. */
export function SourceTab({ detail }: SourceTabProps) {
  const { source, actor, charts, request } = detail;
  const chart = actor?.def === undefined ? undefined : charts[actor.def];
  return (
    <div class="source-tab">
      <div class="actions">
        {request !== undefined && (
          <Button icon="download" onClick={() => void saveSequence()}>
            Mermaid sequence
          </Button>
        )}
        {chart !== undefined && (
          <Button
            icon="download"
            onClick={() =>
              saveFile(`${chart.id}.mmd`, new Blob([mermaidStates(chart)], { type: "text/plain" }))
            }
          >
            Mermaid states
          </Button>
        )}
      </div>
      {source.length === 0 ? (
        <Empty title="No records of an actor" />
      ) : (
        <RecordList records={source} />
      )}
      {chart !== undefined && <JsonView value={chart} label="chart" openLevels={1} />}
    </div>
  );
}

async function saveSequence(): Promise<void> {
  saveFile("sequence.mmd", await ask({ do: "export", what: "mermaid-sequence" }));
}
