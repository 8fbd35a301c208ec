import type { Readable, Writable } from "node:stream";
import type { MessageLimits } from "@mcp-actors/protocol";
import { Observable } from "#rxjs";
import { finalize } from "#rxjs-operators";
import type { Channel, Transport } from "../channel.ts";
import { TransportError } from "../errors.ts";
import { streamChannel } from "../framing/stream-channel.ts";
import { oneConsumer } from "../one-consumer.ts";
import { checkKeys } from "../options/check-keys.ts";
import { timerDelay } from "../timer-delay.ts";
import { reserveStdout } from "./reserve-stdout.ts";
import { LISTEN_STDIO_KEYS } from "./stdio-keys.ts";
import { watchParent } from "./watch-parent.ts";

/** What a channel on this process's own stdio can be told; all of it has a default. */
export interface ListenStdioOptions extends MessageLimits {
  /** Where messages come from; default `process.stdin`. */
  readonly input?: Readable | undefined;
  /** Where messages go; default `process.stdout`, which is then kept for them. */
  readonly output?: Writable | undefined;
  /** Longest message that is read, in bytes; default 16 MiB. */
  readonly maxMessageBytes?: number | undefined;
  /** Unwritten text above which `send` answers false and reading pauses, in UTF-16 units; default 262144. */
  readonly outboxMark?: number | undefined;
  /** Unsent text above which one more message loses the channel, in UTF-16 units; default 268435456. */
  readonly outboxLimit?: number | undefined;
  /** How long nothing may leave while the outbox is over its mark, in ms; then the channel is lost. Default 60,000. */
  readonly stallTimeout?: number | undefined;
  /** Whether the process exits when the channel is over; default true on `process.stdin`. */
  readonly exitOnClose?: boolean | undefined;
  /** How long the process may go on after the channel is over, in ms; default 1000. */
  readonly exitGrace?: number | undefined;
}

const DEFAULT_EXIT_GRACE = 1000;

const inUse = new WeakSet<Readable>();

/**
 * Serves the process that started this one, on stdin and stdout.
 *
 * Emits one channel, over when stdin ends, when stdout is read no more, or when
 * the parent is gone. Then the process may end by itself; if it still runs after
 * `exitGrace` it exits, once stdout has taken what was sent (at most 5 s).
 * Meanwhile `console.log` and other writes to stdout go to stderr.
 */
export function listenStdio(options: ListenStdioOptions = {}): Transport {
  checkKeys("listenStdio", options, LISTEN_STDIO_KEYS);
  return new Observable((subscriber) => {
    const { input = process.stdin } = options;
    if (inUse.has(input)) {
      subscriber.error(new TransportError("unreachable", "The input is listened to already"));
      return;
    }
    inUse.add(input);
    subscriber.next(openChannel(input, options));
    subscriber.complete();
  });
}

function openChannel(input: Readable, options: ListenStdioOptions): Channel {
  const { output = process.stdout, exitGrace = DEFAULT_EXIT_GRACE } = options;
  const exits = options.exitOnClose ?? input === process.stdin;
  const reserved = output === process.stdout ? reserveStdout() : undefined;
  const stopWatching = input === process.stdin ? watchParent(() => input.destroy()) : undefined;
  const wire = streamChannel(input, reserved?.output ?? output, {
    ...options,
    pausesWhenFull: true,
    // Whoever reads our output hears of nothing that is left unread on another pipe.
    ...(Object.is(input, output) ? {} : { endGrace: 0 }),
  });
  void wire.closed.then(() => {
    inUse.delete(input);
    // Until the process exits, what its handlers still print is no message.
    if (!exits) reserved?.release();
  });
  return withEnd(wire, () => {
    stopWatching?.();
    if (exits) exitAfter(exitGrace, wire.closed);
  });
}

function withEnd(wire: Channel, onEnd: () => void): Channel {
  return {
    kind: wire.kind,
    facts: wire.facts,
    inbound$: oneConsumer((subscriber) =>
      wire.inbound$.pipe(finalize(onEnd)).subscribe(subscriber),
    ),
    send: (message) => wire.send(message),
    drained: () => wire.drained(),
    hold: (until) => wire.hold?.(until),
    closed: wire.closed,
  };
}

/** Does not hold the process: it ends sooner when nothing is left to do. */
function exitAfter(grace: number, flushed: Promise<void>): void {
  setTimeout(() => void flushed.then(() => process.exit()), timerDelay(grace)).unref();
}
