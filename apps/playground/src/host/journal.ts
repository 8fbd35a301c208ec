import type { ClientEvent } from "@mcp-actors/client";
import type { LoggingLevel, LoggingMessageNotificationParams } from "@mcp-actors/protocol";
import { Ring } from "./ring.ts";
import { type ToldEvent, tellEvent } from "./tell-event.ts";

/** How much of each kind is kept. */
const KEPT = 400;

/** An event in words, and when it happened, by `Date.now()`. */
export interface TimedEvent extends ToldEvent {
  readonly id: number;
  readonly at: number;
}

/** A log message of a server, and when it came, by `Date.now()`. */
export interface LogLine {
  readonly id: number;
  readonly at: number;
  readonly level: LoggingLevel;
  readonly logger: string | undefined;
  readonly text: string;
}

/** What happened on a connection, and what its server logged. */
export class Journal {
  readonly events = new Ring<TimedEvent>(KEPT);
  readonly logs = new Ring<LogLine>(KEPT);
  #lines = 0;

  heard(event: ClientEvent): void {
    const told = tellEvent(event);
    if (told !== undefined) this.events.add({ ...told, ...this.#stamp() });
  }

  readonly logged = ({ level, logger, data }: LoggingMessageNotificationParams): void => {
    const text = typeof data === "string" ? data : JSON.stringify(data);
    this.logs.add({ ...this.#stamp(), level, logger, text });
  };

  #stamp() {
    this.#lines += 1;
    return { id: this.#lines, at: Date.now() };
  }
}
