import type { ClientEvent } from "@mcp-actors/client";
import { messageOf } from "@mcp-actors/protocol";

/** An event of a client in words. */
export interface ToldEvent {
  readonly type: string;
  readonly text: string;
  /** Whether something went wrong. */
  readonly isTrouble: boolean;
}

/** Puts an event into words; undefined for those that have a place of their own. */
export function tellEvent(event: ClientEvent): ToldEvent | undefined {
  const { type } = event;
  const told = (text: string, isTrouble = false): ToldEvent => ({ type, text, isTrouble });
  switch (event.type) {
    case "call.state":
      return undefined;
    case "connection.state":
      return told(event.state, event.state === "reconnecting" || event.state === "failed");
    case "session.opened":
      return told(`${event.revision}, session ${event.sessions} of this connection`);
    case "connection.failed":
      return told(`${event.cause} (attempts in a row: ${event.attempts})`, true);
    case "notification.received":
      return told(event.notification.method);
    case "message.stray":
      return told(`${event.reason}: ${JSON.stringify(event.message)}`, true);
    case "message.unreadable":
      return told(`${event.problem}: ${event.excerpt}`, true);
    default:
      return told(wordsOf(event), "error" in event);
  }
}

/** What an event holds beside its type, as short text. */
function wordsOf(event: ClientEvent): string {
  return Object.entries(event)
    .filter(([name]) => name !== "type")
    .map(([name, value]) => `${name} ${value instanceof Error ? messageOf(value) : String(value)}`)
    .join(", ");
}
