import type { Readable, Writable } from "node:stream";
import type { Decoded } from "@mcp-actors/protocol";
import type { Subscriber } from "rxjs";
import type { Channel } from "../channel.ts";
import { type ProcessRemains, TransportError } from "../errors.ts";
import { streamChannel } from "../framing/stream-channel.ts";
import type { StreamChannelOptions } from "../framing/stream-channel-options.ts";
import { oneConsumer } from "../one-consumer.ts";
import { timerDelay } from "../timer-delay.ts";
import { lastWords } from "./last-words.ts";
import type { ServerProcess } from "./server-process.ts";

/** The two pipes of a child that messages travel on. */
export interface MessagePipes {
  readonly stdin: Writable;
  readonly stdout: Readable;
}

/**
 * The channel that a child process carries on its stdio.
 *
 * A child that exits unasked, whatever its code, loses the channel with what it
 * left behind; one that closes its stdout and lives on past the grace completes it.
 */
export function processChannel(
  server: ServerProcess,
  pipes: MessagePipes,
  options: StreamChannelOptions,
): Channel {
  // Its pipes stay open while it may still end by itself, so that no write of its fails.
  const endGrace = server.eofGrace + server.termGrace;
  const wire = streamChannel(pipes.stdout, pipes.stdin, { ...options, endGrace });
  return {
    kind: "stdio",
    facts: wire.facts,
    inbound$: oneConsumer((subscriber) => follow(wire, server, subscriber)),
    send: (message) => wire.send(message),
    drained: () => wire.drained(),
    hold: (until) => wire.hold?.(until),
    get unended() {
      return wire.unended;
    },
    closed: wire.closed.then(() => server.end()),
  };
}

function follow(wire: Channel, server: ServerProcess, subscriber: Subscriber<Decoded>) {
  let patience: NodeJS.Timeout | undefined;
  let first: Decoded | undefined;
  const reading = wire.inbound$.subscribe({
    next: (decoded) => {
      first ??= decoded;
      subscriber.next(decoded);
    },
    error: (error: unknown) => subscriber.error(error),
    complete: () => {
      patience = setTimeout(() => subscriber.complete(), timerDelay(server.eofGrace));
    },
  });
  void server.exited.then((remains) => subscriber.error(lostWith(remains, first)));
  return () => {
    clearTimeout(patience);
    reading.unsubscribe();
    void server.end();
  };
}

/** @param first - What it printed first: of one that never spoke the protocol, perhaps all there is. */
function lostWith(remains: ProcessRemains, first: Decoded | undefined): TransportError {
  const end =
    remains.signal === undefined
      ? `exited with code ${remains.exitCode}`
      : `was ended by ${remains.signal}`;
  const words = lastWords(remains.stderr ?? "");
  const printed = first?.kind === "unreadable" ? `, having printed "${first.excerpt}"` : "";
  const message = `Server process ${end}${words === "" ? printed : `: ${words}`}`;
  return new TransportError("lost", message, { remains });
}
