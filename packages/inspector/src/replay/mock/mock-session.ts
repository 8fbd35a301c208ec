import {
  type Dialect,
  type JsonRpcNotification,
  LATEST_LEGACY,
  legacyDialect,
  type RequestId,
} from "@mcp-actors/protocol";
import {
  type Inbound,
  type Link,
  multiplex,
  type RequestArrival,
  type StreamedChannel,
} from "@mcp-actors/transport";
import type { Subscription } from "rxjs";
import { Playing } from "./playing.ts";
import type { RecordedAnswers } from "./recorded-answers.ts";
import type { Tempo } from "./tempo.ts";

/** What a client is answered with. */
export interface MockParts {
  readonly answers: RecordedAnswers;
  readonly tempo: Tempo;
}

/** One client of a mock, on one channel. */
export class MockSession {
  /** Settles when the channel is released. */
  readonly closed: Promise<void>;
  readonly #parts: MockParts;
  readonly #link: Link;
  readonly #reading: Subscription;
  readonly #playing = new Map<RequestId, Playing>();

  constructor(channel: StreamedChannel, parts: MockParts) {
    this.#parts = parts;
    this.#link = multiplex(channel, asItWas());
    const ended = () => this.#stop();
    this.#reading = this.#link.inbound$.subscribe({
      next: (inbound) => this.#take(inbound),
      error: ended,
      complete: ended,
    });
    this.closed = this.#link.closed;
  }

  close(): void {
    this.#stop();
    this.#reading.unsubscribe();
  }

  #take(inbound: Inbound): void {
    switch (inbound.kind) {
      case "request":
        this.#answer(inbound);
        break;
      case "notification":
        this.#notified(inbound.message);
        break;
      case "departure":
        this.#playing.get(inbound.key)?.stop();
        break;
      case "unreadable":
        this.#link.send({ jsonrpc: "2.0", error: inbound.error });
        break;
      default:
    }
  }

  #answer({ message, key = message.id }: RequestArrival): void {
    const { answers, tempo } = this.#parts;
    const found = answers.find(message);
    if (!("exchange" in found)) {
      this.#link.send({ jsonrpc: "2.0", id: message.id, ...found }, key);
      return;
    }
    const playing = new Playing(found.exchange, { message, key, link: this.#link, tempo });
    this.#playing.set(key, playing);
    const settled = () => {
      if (this.#playing.get(key) === playing) this.#playing.delete(key);
    };
    void playing.play().then(settled, settled);
  }

  #notified(message: JsonRpcNotification): void {
    const withdrawal = this.#link.dialect.withdrawal(message);
    if (withdrawal !== undefined) this.#playing.get(withdrawal.id)?.stop();
  }

  #stop(): void {
    for (const playing of this.#playing.values()) playing.stop();
    this.#playing.clear();
  }
}

const NOBODY = { info: { name: "", version: "" }, capabilities: {} };

/** Messages leave as they were recorded, whatever their revision. */
function asItWas(): Dialect {
  return {
    ...legacyDialect(LATEST_LEGACY, NOBODY),
    batches: true,
    errorsWithoutId: true,
    prepare: (request, id) => ({ jsonrpc: "2.0", id, ...request }),
  };
}
