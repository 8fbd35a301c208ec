import { type Decoded, ErrorCode, type JsonRpcMessage, messageOf } from "@mcp-actors/protocol";
import type { Observable, Subscriber } from "rxjs";
import type { Channel, Facts } from "../channel.ts";
import { TransportError } from "../errors.ts";
import { encodeMessage } from "../framing/encode-message.ts";
import { oneConsumer } from "../one-consumer.ts";
import type { Postbox } from "./postbox.ts";

/** Posted by an end that closes, for not every platform tells the other. */
const GOODBYE = null;

type Ending = "closed" | TransportError;

/** A channel whose messages are posted as they are: no text is made of them. */
export class PostChannel implements Channel {
  readonly kind = "port";
  readonly facts: Facts;
  readonly inbound$: Observable<Decoded>;
  readonly closed: Promise<void>;
  readonly #box: Postbox;
  readonly #unlisten: () => void;
  /** What came before there was anybody to hear it. */
  #early: Decoded[] = [];
  #subscriber: Subscriber<Decoded> | undefined;
  #ending: Ending | undefined;
  #isOver = false;
  #release: () => void = () => {};

  constructor(box: Postbox, facts: Facts) {
    this.facts = facts;
    this.#box = box;
    this.closed = new Promise((resolve) => {
      this.#release = resolve;
    });
    this.inbound$ = oneConsumer((subscriber) => this.#read(subscriber));
    this.#unlisten = box.listen({
      message: (message) =>
        message === GOODBYE ? this.#finish("closed") : this.#deliver(box.read(message)),
      unreadable: () => this.#deliver(UNREADABLE),
      ended: (cause) => this.#finish(cause === undefined ? "closed" : TransportError.from(cause)),
    });
  }

  send(message: JsonRpcMessage): boolean {
    if (this.#isOver) return false;
    try {
      this.#box.post(message);
      return true;
    } catch {
      // As text it is what it would be on any other wire: without functions, or an error.
      return this.#sendPlain(JSON.parse(encodeMessage(message)));
    }
  }

  drained(): Promise<void> {
    return Promise.resolve();
  }

  #sendPlain(message: unknown): boolean {
    try {
      this.#box.post(message);
      return true;
    } catch (cause) {
      const words = `Nothing can be posted any more: ${messageOf(cause)}`;
      // Whoever sends is in the middle of something, and hears of the end after it.
      queueMicrotask(() => this.#finish(new TransportError("lost", words, { cause })));
      return false;
    }
  }

  #read(subscriber: Subscriber<Decoded>): () => void {
    this.#subscriber = subscriber;
    const early = this.#early;
    this.#early = [];
    for (const decoded of early) subscriber.next(decoded);
    if (this.#ending !== undefined) this.#tell(this.#ending);
    return () => {
      this.#subscriber = undefined;
      this.#close();
    };
  }

  #deliver(decoded: Decoded): void {
    if (this.#isOver) return;
    if (this.#subscriber === undefined) this.#early.push(decoded);
    else this.#subscriber.next(decoded);
  }

  #finish(ending: Ending): void {
    if (this.#isOver) return;
    this.#ending = ending;
    this.#close();
    this.#tell(ending);
  }

  #tell(ending: Ending): void {
    if (ending === "closed") this.#subscriber?.complete();
    else this.#subscriber?.error(ending);
  }

  #close(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#unlisten();
    if (this.#ending === undefined) this.#sayGoodbye();
    this.#box.close();
    this.#release();
  }

  #sayGoodbye(): void {
    try {
      this.#box.post(GOODBYE);
    } catch {
      // Nobody is there to be told.
    }
  }
}

const UNREADABLE: Decoded = {
  kind: "unreadable",
  error: { code: ErrorCode.ParseError, message: "Message cannot be read here" },
  excerpt: "",
};
