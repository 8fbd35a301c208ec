import type { InspectionRecord } from "@mcp-actors/inspector";
import { JsonView } from "@mcp-actors/ui";
import { useSignal } from "@preact/signals";
import { formatMicros } from "../store/format-micros.ts";
import { seen } from "../store/seen.ts";

/** What a list of records shows. */
export interface RecordListProps {
  readonly records: readonly InspectionRecord[];
}

/** Records a line each, the newest last; each opens to what it holds. */
export function RecordList({ records }: RecordListProps) {
  return (
    <ol class="message-list">
      {records.map((record) => (
        <RecordLine key={`${record.peer}#${record.seq}`} record={record} />
      ))}
    </ol>
  );
}

function RecordLine({ record }: { readonly record: InspectionRecord }) {
  const isOpen = useSignal(false);
  return (
    <li>
      <details
        onToggle={({ currentTarget }) => {
          isOpen.value = currentTarget.open;
        }}
      >
        <summary>
          <span class="time">{formatMicros(record.at - (seen.from ?? record.at))}</span>
          <b class="label">{record.kind}</b>
          <span class="says">{aboutOf(record)}</span>
          <em>#{record.seq}</em>
        </summary>
        {isOpen.value && <JsonView value={record} openLevels={2} />}
      </details>
    </li>
  );
}

/** The one thing of a record that tells it from others of its kind. */
function aboutOf(record: InspectionRecord): string {
  if ("type" in record) return record.type;
  if ("timer" in record) return `${record.timer} ${record.state}`;
  if ("action" in record) return record.action;
  if ("what" in record) return record.what;
  return "status" in record ? record.status : "";
}
