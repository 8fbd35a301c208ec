import { TimerNode, type TimerOwner } from "@mcp-actors/machine";
import type { JsonRpcAnswer, JsonRpcMessage } from "@mcp-actors/protocol";
import { httpStatus } from "@mcp-actors/protocol/http";
import { encodeMessage } from "@mcp-actors/transport";
import { EventStream, type StreamTerms } from "./event-stream.ts";
import { toEvent } from "./event-text.ts";
import type { HttpExchange } from "./http-exchange.ts";
import { JSON_FIELDS, retryFields } from "./refuse.ts";
import type { StreamTimers } from "./request-timers.ts";

const TAKEN = Promise.resolve();

/**
 * The reply to one request of a revision without sessions.
 *
 * It is JSON, with the status of its error, if the answer is the first to be said;
 * what is said before makes it a stream.
 */
export class StatelessReply implements TimerOwner {
  readonly #exchange: HttpExchange;
  readonly #terms: StreamTerms;
  readonly #timers: StreamTimers;
  readonly #json: boolean;
  readonly #silence: TimerNode;
  #stream: EventStream | undefined;

  /** @param json - Whether it must not become a stream. */
  constructor(exchange: HttpExchange, terms: StreamTerms, json: boolean) {
    this.#exchange = exchange;
    this.#terms = terms;
    this.#timers = exchange.timers ?? terms.timers;
    this.#json = json;
    this.#silence = new TimerNode(this, "silence");
    if (!json) this.#timers.arm(this.#silence, terms.settings.keepAlive);
  }

  notify(message: JsonRpcMessage): boolean {
    return this.#json || this.#toStream().write(toEvent(encodeMessage(message)));
  }

  answer(answer: JsonRpcAnswer): void {
    const text = encodeMessage(answer);
    this.#timers.disarm(this.#silence);
    if (this.#stream === undefined) {
      if ("error" in answer) this.#fail(answer.error, text);
      else this.#exchange.reply(200, JSON_FIELDS, text);
    } else {
      this.#stream.write(toEvent(text));
      this.#stream.end();
    }
  }

  drained(): Promise<void> {
    return this.#stream?.drained() ?? TAKEN;
  }

  /** Says, before intermediaries give up, that an answer is still worked on. */
  expired(): void {
    this.#toStream();
  }

  /** The client left, or the server did: nothing more is said. */
  release(): void {
    this.#timers.disarm(this.#silence);
    this.#stream?.release();
  }

  /** Cuts short what has no answer. */
  abandon(): void {
    this.#timers.disarm(this.#silence);
    if (this.#stream === undefined) this.#exchange.reply(503, { "Retry-After": "1" });
    else this.#stream.end();
  }

  #fail(error: Extract<JsonRpcAnswer, { readonly error: unknown }>["error"], text: string): void {
    const fields = { ...JSON_FIELDS, ...retryFields(error) };
    this.#exchange.reply(httpStatus(error.code, "modern"), fields, text);
  }

  #toStream(): EventStream {
    this.#timers.disarm(this.#silence);
    this.#stream ??= new EventStream(this.#exchange, this.#terms);
    return this.#stream;
  }
}
