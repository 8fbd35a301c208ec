import {
  type Decoded,
  decodeMessage,
  type JsonRpcMessage,
  type JsonRpcRequest,
} from "@mcp-actors/protocol";
import type { Observable, Subscriber } from "rxjs";
import type { Channel } from "../channel.ts";
import { TransportError } from "../errors.ts";
import { oneConsumer } from "../one-consumer.ts";
import { checkKeys } from "../options/check-keys.ts";
import { FAULT_KEYS } from "./fault-keys.ts";
import { FaultLine } from "./fault-line.ts";
import type { FaultClock, Faults } from "./faults.ts";
import { seededRandom } from "./random.ts";

/** What goes wrong from the beginning on, in either direction, and by which chance. */
export interface FaultOptions {
  /** What befalls messages that come in; default nothing. */
  readonly inbound?: Faults | undefined;
  /** What befalls messages that go out; default nothing. */
  readonly outbound?: Faults | undefined;
  /** What probabilities are drawn from; the same seed gives the same faults. Default 1. */
  readonly seed?: number | undefined;
  /** Default: the timers of the platform. */
  readonly clock?: FaultClock | undefined;
}

/** A channel with the controls of what goes wrong on it. */
export interface FaultyChannel extends Channel {
  readonly inbound: Faults;
  readonly outbound: Faults;
  /** Loses the channel now, in both directions; the peer sees an ordinary close. */
  cut(reason?: string): void;
  /** Holds everything back, in both directions, and hides it if the peer closes meanwhile. */
  stall(): void;
  /** Lets what was held back arrive. */
  resume(): void;
}

const platformClock: FaultClock = {
  setTimeout: (callback, ms) => setTimeout(callback, ms),
  clearTimeout: (timeout) => clearTimeout(timeout as ReturnType<typeof setTimeout>),
};

/** Wraps a channel so that messages are delayed, lost, doubled, reordered or garbled on it. */
export function faultChannel(channel: Channel, options: FaultOptions = {}): FaultyChannel {
  checkKeys("faultChannel", options, FAULT_KEYS);
  return new FaultChannel(channel, options);
}

class FaultChannel implements FaultyChannel {
  readonly inbound: Faults;
  readonly outbound: Faults;
  readonly inbound$: Observable<Decoded>;
  readonly #channel: Channel;
  readonly #arriving: FaultLine<Decoded>;
  readonly #leaving: FaultLine<JsonRpcMessage>;
  #subscriber: Subscriber<Decoded> | undefined;
  #isOver = false;
  #hasRoom = true;
  #end: (() => void) | undefined;
  #isStalled = false;

  constructor(channel: Channel, options: FaultOptions) {
    const { inbound = {}, outbound = {}, seed = 1, clock = platformClock } = options;
    const random = seededRandom(seed);
    this.#channel = channel;
    this.inbound = inbound;
    this.outbound = outbound;
    this.#arriving = new FaultLine({
      faults: inbound,
      clock,
      random,
      read: messageIn,
      garble: torn,
      deliver: (decoded) => this.#subscriber?.next(decoded),
    });
    this.#leaving = new FaultLine<JsonRpcMessage>({
      faults: outbound,
      clock,
      random,
      read: (message) => message,
      garble: garbled,
      deliver: (message) => {
        this.#hasRoom = this.#channel.send(message);
      },
    });
    this.inbound$ = oneConsumer((subscriber) => this.#read(subscriber));
  }

  get facts() {
    return this.#channel.facts;
  }

  get closed() {
    return this.#channel.closed;
  }

  send(message: JsonRpcMessage): boolean {
    if (this.#isOver) return false;
    this.#leaving.take(message);
    return this.#hasRoom;
  }

  async drained(): Promise<void> {
    await this.#channel.drained();
    this.#hasRoom = true;
  }

  hold(until: Promise<unknown>): void {
    this.#channel.hold?.(until);
  }

  cut(reason = "The channel was cut"): void {
    this.#leaving.stop();
    this.#subscriber?.error(new TransportError("lost", reason));
  }

  stall(): void {
    this.#isStalled = true;
    this.#arriving.stall();
    this.#leaving.stall();
  }

  resume(): void {
    this.#isStalled = false;
    this.#leaving.resume();
    this.#arriving.resume();
    this.#end?.();
  }

  #read(subscriber: Subscriber<Decoded>): () => void {
    this.#subscriber = subscriber;
    const reading = this.#channel.inbound$.subscribe({
      next: (decoded) => this.#arriving.take(decoded),
      error: (error: unknown) => this.#finish(() => subscriber.error(error)),
      complete: () => this.#finish(() => subscriber.complete()),
    });
    return () => {
      this.#isOver = true;
      this.#subscriber = undefined;
      this.#arriving.stop();
      this.#leaving.finish();
      this.#leaving.stop();
      reading.unsubscribe();
    };
  }

  #finish(end: () => void): void {
    this.#end = () => {
      this.#arriving.finish();
      end();
    };
    if (!this.#isStalled) this.#end();
  }
}

function messageIn(decoded: Decoded): JsonRpcMessage | undefined {
  return "message" in decoded ? decoded.message : undefined;
}

/** What a message reads as when its last character is missing. */
function torn(decoded: Decoded): Decoded {
  return decodeMessage(JSON.stringify(messageIn(decoded) ?? decoded).slice(0, -1));
}

/** A request in form, with an id that no reader takes: unreadable to the peer on every wire. */
function garbled(): JsonRpcRequest {
  return { jsonrpc: "2.0", id: 0.5, method: "" };
}
