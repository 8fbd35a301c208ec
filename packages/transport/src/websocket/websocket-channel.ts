import type { Decoded, JsonRpcMessage } from "@mcp-actors/protocol";
import type { Observable, Subscriber } from "rxjs";
import type { Channel, Facts } from "../channel.ts";
import { TransportError } from "../errors.ts";
import { MessageReader } from "../framing/message-reader.ts";
import { Outbox } from "../framing/outbox.ts";
import { ReadingPause } from "../framing/reading-pause.ts";
import {
  type StreamChannelOptions,
  type StreamChannelSettings,
  withDefaults,
} from "../framing/stream-channel-options.ts";
import { oneConsumer } from "../one-consumer.ts";
import { timerDelay } from "../timer-delay.ts";
import { unheld } from "../unheld.ts";
import { CloseCode, endingOf } from "./close-code.ts";
import { FrameWriter } from "./frame-writer.ts";
import type { TextSocket } from "./text-socket.ts";

/** What a channel on a WebSocket is told beside what it may be. */
export interface WebSocketChannelOptions extends StreamChannelOptions {
  readonly facts: Facts;
  readonly peer: string;
}

/** The channel that an open WebSocket carries, one message to a frame of text. */
export function webSocketChannel(socket: TextSocket, options: WebSocketChannelOptions): Channel {
  return new WebSocketChannel(socket, options);
}

type Ending = "closed" | TransportError;

class WebSocketChannel implements Channel {
  readonly kind = "websocket";
  readonly facts: Facts;
  readonly inbound$: Observable<Decoded>;
  readonly closed: Promise<void>;
  readonly #socket: TextSocket;
  readonly #options: WebSocketChannelOptions;
  readonly #reader: MessageReader;
  readonly #settings: StreamChannelSettings;
  readonly #outbox: Outbox;
  readonly #pause: ReadingPause;
  /** What came before there was anybody to hear it. */
  #early: string[] = [];
  #subscriber: Subscriber<Decoded> | undefined;
  #ending: Ending | undefined;
  #closing = false;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #release: () => void = () => {};

  constructor(socket: TextSocket, options: WebSocketChannelOptions) {
    this.#socket = socket;
    this.#pause = new ReadingPause(socket);
    this.#options = options;
    this.#reader = new MessageReader(options);
    this.#settings = withDefaults(options);
    this.facts = this.#settings.facts;
    const { outboxMark: mark, outboxLimit: limit } = this.#settings;
    this.#outbox = new Outbox(new FrameWriter(socket, { mark, limit }), {
      settings: this.#settings,
      pause: this.#pause,
      peer: options.peer,
      giveUp: (why) => this.#giveUp(why),
    });
    this.closed = new Promise((resolve) => {
      this.#release = resolve;
    });
    this.inbound$ = oneConsumer((subscriber) => this.#read(subscriber));
    socket.listen({
      text: (text) => this.#receive(text),
      binary: () => this.#lose("it sent what is no text", CloseCode.Unsupported),
      failed: (cause) => this.#fail(cause),
      ended: (code, reason) => this.#end(code, reason),
    });
  }

  send(message: JsonRpcMessage): boolean {
    return this.#outbox.send(message);
  }

  drained(): Promise<void> {
    return this.#outbox.drained();
  }

  hold(until: Promise<unknown>): void {
    if (!this.#closing) this.#pause.until(until);
  }

  #read(subscriber: Subscriber<Decoded>): () => void {
    this.#subscriber = subscriber;
    const early = this.#early;
    this.#early = [];
    for (const text of early) this.#hand(text, subscriber);
    this.#pause.begin();
    if (this.#ending !== undefined) this.#tell(this.#ending);
    return () => this.#close(CloseCode.Normal);
  }

  #receive(text: string): void {
    if (this.#closing) return;
    if (this.#subscriber !== undefined) this.#hand(text, this.#subscriber);
    else {
      this.#early.push(text);
      this.#socket.pause();
    }
  }

  #hand(text: string, subscriber: Subscriber<Decoded>): void {
    subscriber.next(this.#reader.read(text));
  }

  #giveUp(message: string): void {
    this.#finish(new TransportError("lost", message), CloseCode.Normal);
    // What the peer did not take so far is not worth waiting for.
    this.#socket.cut();
  }

  #fail(cause: Error): void {
    if (cause instanceof TransportError) this.#finish(cause, CloseCode.TooBig);
    else this.#lose(cause.message, CloseCode.Normal, cause);
  }

  #lose(why: string, code: number, cause?: Error): void {
    const message = `Connection with ${this.#options.peer} was lost: ${why}`;
    this.#finish(new TransportError("lost", message, { cause }), code);
  }

  #end(code: number, reason: string): void {
    this.#finish(endingOf(this.#options.peer, code, reason), CloseCode.Normal);
    clearTimeout(this.#patience);
    this.#outbox.end();
    this.#release();
  }

  #finish(ending: Ending, code: number): void {
    if (this.#ending !== undefined || this.#closing) return;
    this.#ending = ending;
    // Ahead of telling, for whoever hears of the end unsubscribes, which would close in good order.
    this.#close(code);
    this.#tell(ending);
  }

  #tell(ending: Ending): void {
    if (ending === "closed") this.#subscriber?.complete();
    else this.#subscriber?.error(ending);
  }

  #close(code: number): void {
    if (this.#closing) return;
    this.#closing = true;
    this.#outbox.end();
    // The peer's own close comes behind what it still sends.
    this.#socket.resume();
    this.#socket.close(code);
    const { flushGrace, endGrace } = this.#settings;
    const grace = timerDelay(flushGrace + endGrace);
    this.#patience = unheld(setTimeout(() => this.#socket.cut(), grace));
  }
}
