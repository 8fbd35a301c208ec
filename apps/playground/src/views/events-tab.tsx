import { Button, Empty } from "@mcp-actors/ui";
import { toTime } from "../page/to-time.ts";
import type { TabProps } from "./tab-props.ts";

/** What happened on a connection, the latest first. */
export function EventsTab({ connection }: TabProps) {
  const events = connection.journal.events.items.value;
  return (
    <div class="told">
      <div class="actions">
        <Button look="quiet" icon="trash" onClick={() => connection.journal.events.clear()}>
          Clear
        </Button>
      </div>
      {events.length === 0 && <Empty title="Nothing happened yet" />}
      <ol class="lines" reversed>
        {[...events].reverse().map(({ id, at, type, text, isTrouble }) => (
          <li key={id} data-level={isTrouble ? "error" : "info"}>
            <time>{toTime(at)}</time>
            <span class="kind">{type}</span>
            <span class="text">{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
