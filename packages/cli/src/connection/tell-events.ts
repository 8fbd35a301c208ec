import type { ClientEvent } from "@mcp-actors/client";
import type { Invocation } from "../command.ts";
import { logText } from "../text/log-text.ts";
import { readLog } from "./read-log.ts";

/** Tells what the server logs; and with `--verbose` what it writes to stderr, and each state. */
export function tellEvents({ flags, terminal }: Pick<Invocation, "flags" | "terminal">) {
  const { tell, paintAside: paint } = terminal;
  return (event: ClientEvent): void => {
    if (event.type === "notification.received") {
      const log = readLog(event.notification);
      if (log !== undefined && flags.logLevel !== undefined) tell(logText(log, paint));
    }
    if (!flags.verbose) return;
    const line = verboseText(event);
    if (line !== undefined) tell(paint("dim", line));
  };
}

function verboseText(event: ClientEvent): string | undefined {
  switch (event.type) {
    case "process.wrote":
      return event.text.trimEnd();
    case "process.spawned":
      return `process ${event.pid} started`;
    case "session.opened":
      return `speaks ${event.revision}`;
    case "connection.state":
      return `connection ${event.state}`;
    case "message.unreadable":
      return `unreadable: ${event.problem}: ${event.excerpt}`;
    default:
      return undefined;
  }
}
