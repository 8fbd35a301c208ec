import { isLoggingLevel, LOGGING_LEVELS, messageOf } from "@mcp-actors/protocol";
import { Button, Empty, Field, showToast } from "@mcp-actors/ui";
import { toTime } from "../page/to-time.ts";
import type { TabProps } from "./tab-props.ts";

/** What a server logs, from the level on that it was asked for. */
export function LogsTab({ connection }: TabProps) {
  const lines = connection.journal.logs.items.value;
  const choose = (level: string) => {
    const asked = isLoggingLevel(level) ? level : undefined;
    connection.setLogLevel(asked).catch((error: unknown) => showToast(messageOf(error), "error"));
  };
  return (
    <div class="told">
      <div class="actions">
        <Field label="Log from this level on">
          {(attributes) => (
            <select
              {...attributes}
              value={connection.logLevel.value ?? ""}
              onChange={({ currentTarget }) => choose(currentTarget.value)}
            >
              <option value="">as the server likes</option>
              {LOGGING_LEVELS.map((level) => (
                <option key={level}>{level}</option>
              ))}
            </select>
          )}
        </Field>
        <Button look="quiet" icon="trash" onClick={() => connection.journal.logs.clear()}>
          Clear
        </Button>
      </div>
      {lines.length === 0 && (
        <Empty title="Nothing was logged yet">Choose a level, and call a tool that logs.</Empty>
      )}
      <ol class="lines" reversed>
        {[...lines].reverse().map(({ id, at, level, logger, text }) => (
          <li key={id} data-level={level}>
            <time>{toTime(at)}</time>
            <span class="kind">{level}</span>
            <span class="source">{logger}</span>
            <span class="text">{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
