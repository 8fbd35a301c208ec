import { Empty, JsonView } from "@mcp-actors/ui";
import type { Detail, MessageBody } from "../store/detail.ts";
import { formatMicros } from "../store/format-micros.ts";
import { seen } from "../store/seen.ts";
import { formatSize } from "../store/to-wire-line.ts";

/** What the tab of messages shows. */
export interface MessagesTabProps {
  readonly detail: Detail;
}

/** The messages of what is selected, each with what is in it. */
export function MessagesTab({ detail: { messages, selection } }: MessagesTabProps) {
  const { from = 0, wire } = seen;
  if (messages.length === 0) return <Empty title="No messages belong to this" />;
  return (
    <ol class="message-list">
      {messages.map((message) => (
        <li key={message.key}>
          <details open={message.key === selection.key || isTelling(message)}>
            <summary data-look={message.look}>
              <span class="time">
                {formatMicros((message.sentAt ?? message.receivedAt ?? from) - from)}
              </span>
              <span class="ends">
                {message.between ??
                  `${wire?.columns[message.from]?.name} → ${wire?.columns[message.to]?.name}`}
              </span>
              <b class="label">{message.label}</b>
              {message.times > 1 && <span>×{message.times}</span>}
              <em>{formatSize(message.size)}</em>
            </summary>
            <JsonView value={message.body} openLevels={6} />
          </details>
        </li>
      ))}
    </ol>
  );
}

function isTelling({ look }: MessageBody): boolean {
  return look === "request" || look === "result" || look === "error" || look === "cancel";
}
