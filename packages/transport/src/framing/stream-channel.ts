import type { Readable, Writable } from "node:stream";
import type { Decoded, JsonRpcMessage } from "@mcp-actors/protocol";
import type { Observable, Subscriber } from "rxjs";
import type { Channel, Facts } from "../channel.ts";
import { TransportError } from "../errors.ts";
import { oneConsumer } from "../one-consumer.ts";
import { timerDelay } from "../timer-delay.ts";
import { closeStreams } from "./close-streams.ts";
import { LineSplitter } from "./line-splitter.ts";
import { LineWriter } from "./line-writer.ts";
import { MessageReader } from "./message-reader.ts";
import { Outbox } from "./outbox.ts";
import { ReadingPause } from "./reading-pause.ts";
import {
  type StreamChannelOptions,
  type StreamChannelSettings,
  withDefaults,
} from "./stream-channel-options.ts";
import { endingOf, type StreamEnding } from "./stream-ending.ts";

/**
 * The channel that a byte stream carries, one message to a line: pipes, TCP and local sockets alike.
 *
 * A peer that stops reading closes the channel and never errors it. Messages
 * sent before a close still leave. Give a duplex stream as both arguments.
 */
export function streamChannel(
  input: Readable,
  output: Writable,
  options: StreamChannelOptions = {},
): Channel {
  return new StreamChannel(input, output, options);
}

class StreamChannel implements Channel {
  readonly kind: string;
  readonly facts: Facts;
  readonly inbound$: Observable<Decoded>;
  readonly closed: Promise<void>;
  readonly #input: Readable;
  readonly #output: Writable;
  readonly #reader: MessageReader;
  readonly #peer: string | undefined;
  readonly #settings: StreamChannelSettings;
  readonly #outbox: Outbox;
  #subscriber: Subscriber<Decoded> | undefined;
  #lines: LineSplitter | undefined;
  #ending: StreamEnding | undefined;
  readonly #pause: ReadingPause;
  #patience: NodeJS.Timeout | undefined;
  #closing = false;
  #release: () => void = () => {};

  constructor(input: Readable, output: Writable, options: StreamChannelOptions) {
    this.#reader = new MessageReader(options);
    this.#peer = options.peer;
    this.#settings = withDefaults(options);
    this.facts = this.#settings.facts;
    this.kind = kindOf(this.facts);
    this.#input = input;
    this.#pause = new ReadingPause(input);
    this.#output = output;
    const { outboxMark: mark, outboxLimit: limit } = this.#settings;
    this.#outbox = new Outbox(new LineWriter(output, { mark, limit }), {
      settings: this.#settings,
      pause: this.#pause,
      peer: options.peer ?? "Peer",
      giveUp: (why) => this.#giveUp(why),
    });
    this.closed = new Promise((resolve) => {
      this.#release = resolve;
    });
    this.inbound$ = oneConsumer((subscriber) => this.#read(subscriber));
    this.#listen();
  }

  send(message: JsonRpcMessage): boolean {
    return this.#outbox.send(message);
  }

  drained(): Promise<void> {
    return this.#outbox.drained();
  }

  get unended(): string | undefined {
    return this.#lines?.unended;
  }

  #listen(): void {
    this.#input.on("error", this.#onInputError).on("close", this.#onInputClosed);
    if (this.#isDuplex) return;
    this.#output.on("error", this.#onOutputOver).on("close", this.#onOutputOver);
  }

  #unlisten(): void {
    this.#input.off("error", this.#onInputError).off("close", this.#onInputClosed);
    this.#output.off("error", this.#onOutputOver).off("close", this.#onOutputOver);
  }

  get #isDuplex(): boolean {
    return Object.is(this.#input, this.#output);
  }

  #read(subscriber: Subscriber<Decoded>): () => void {
    this.#subscriber = subscriber;
    const splitter = this.#splitter(subscriber);
    this.#lines = splitter;
    const onData = (chunk: Uint8Array | string) => this.#split(() => splitter.push(chunk));
    const onEnd = () => {
      this.#split(() => splitter.end());
      this.#finish("closed");
    };
    this.#input.on("data", onData).on("end", onEnd);
    this.#pause.begin();
    if (this.#input.readableEnded || this.#input.destroyed) this.#finish("closed");
    if (this.#ending !== undefined) this.#tell(this.#ending);
    return () => {
      this.#input.off("data", onData).off("end", onEnd);
      this.#close();
    };
  }

  #splitter(subscriber: Subscriber<Decoded>): LineSplitter {
    return new LineSplitter((line) => {
      if (!subscriber.closed) subscriber.next(this.#reader.read(line));
    }, this.#settings.maxMessageBytes);
  }

  #split(split: () => void): void {
    try {
      split();
    } catch (cause) {
      this.#finish(TransportError.from(cause));
    }
  }

  hold(until: Promise<unknown>): void {
    if (!this.#closing) this.#pause.until(until);
  }

  readonly #onInputError = (cause: NodeJS.ErrnoException): void => {
    this.#finish(endingOf(cause, this.#peer));
  };

  readonly #onInputClosed = (): void => this.#finish("closed");

  /** The peer reads no more; what it wrote before is still to be read, so its own end is awaited. */
  readonly #onOutputOver = (cause?: NodeJS.ErrnoException): void => {
    this.#outbox.fail();
    if (this.#closing || this.#patience !== undefined) return;
    const ending = cause === undefined ? "closed" : endingOf(cause, this.#peer);
    const grace = timerDelay(this.#settings.endGrace);
    this.#patience = setTimeout(() => this.#finish(ending), grace);
  };

  #giveUp(message: string): void {
    this.#finish(new TransportError("lost", message));
    // What the peer did not take so far is not worth waiting for.
    this.#output.destroy();
  }

  #finish(ending: StreamEnding): void {
    if (this.#ending !== undefined || this.#closing) return;
    this.#ending = ending;
    this.#tell(ending);
    this.#close();
  }

  #tell(ending: StreamEnding): void {
    if (ending === "closed") this.#subscriber?.complete();
    else this.#subscriber?.error(ending);
  }

  #close(): void {
    if (this.#closing) return;
    this.#closing = true;
    clearTimeout(this.#patience);
    this.#outbox.end();
    // What follows a message that cannot be read is not worth reading.
    if (this.#ending instanceof TransportError) this.#input.destroy();
    void closeStreams(this.#input, this.#output, this.#settings).then(() => {
      this.#unlisten();
      this.#release();
    });
  }
}

/** Only pipes have no address, and only local sockets have one without a port. */
function kindOf({ address }: Facts): string {
  if (address === undefined) return "stdio";
  return address.startsWith("unix:") ? "unix" : "tcp";
}
