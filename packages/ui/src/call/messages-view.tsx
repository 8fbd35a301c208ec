import { isRecord } from "@mcp-actors/protocol";
import { ContentView } from "../content/content-view.tsx";

/** What a messages view shows. */
export interface MessagesViewProps {
  /** Messages of a prompt or of a conversation with a model, as they came. */
  readonly messages: readonly unknown[];
}

/** A conversation, one message under the other, each with who speaks. */
export function MessagesView({ messages }: MessagesViewProps) {
  return (
    <ol class="messages">
      {messages.map((message, index) => {
        const { role, content } = isRecord(message) ? message : { role: "?", content: message };
        return (
          <li key={index} data-role={role}>
            <span class="role">{String(role)}</span>
            <ContentView blocks={Array.isArray(content) ? content : [content]} />
          </li>
        );
      })}
    </ol>
  );
}
