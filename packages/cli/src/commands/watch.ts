import { RequestError } from "@mcp-actors/machine";
import { fromEvent, lastValueFrom, takeUntil, tap } from "@mcp-actors/transport/rxjs/operators";
import { CONNECTING } from "../arguments/option.ts";
import type { ConnectingCommand } from "../command.ts";
import { withClient } from "../connection/with-client.ts";
import { WatchNarrator } from "../watch/watch-narrator.ts";
import { watchedEvents } from "../watch/watched-events.ts";

/** `watch`: prints what changes. */
export const watch: ConnectingCommand = {
  name: "watch",
  summary: "Print what changes, as it changes: lists, resources, logs, the connection",
  connects: true,
  operands: [],
  rest: "uri",
  options: CONNECTING,
  run: (invocation) =>
    withClient(
      invocation,
      async (client) => {
        const { flags, operands, terminal } = invocation;
        const narrator = new WatchNarrator(terminal.paint);
        const toLine = flags.json ? JSON.stringify : narrator.toText;
        const event$ = watchedEvents(client, operands).pipe(
          tap((event) => terminal.print(toLine(event))),
          takeUntil(fromEvent(terminal.signal, "abort")),
        );
        await lastValueFrom(event$, { defaultValue: undefined });
        terminal.signal.throwIfAborted();
        throw new RequestError("lost", "The connection ended");
      },
      { supervision: {} },
    ),
};
