import {
  type Answer,
  type Decoded,
  decodeMessage,
  type JsonRpcError,
  type JsonRpcNotification,
} from "@mcp-actors/protocol";
import { type HeaderFields, MediaType, mediaType } from "@mcp-actors/protocol/http";
import { TransportError, type TransportErrorCode } from "../errors.ts";
import type { Exchange, ExchangeObserver } from "../link.ts";
import type { Questioned } from "../streamed-channel.ts";
import { contentCoding } from "./content-coding.ts";
import type { HttpHead, HttpObserver, HttpTransfer } from "./http-client.ts";
import type { HttpEndpoint } from "./http-endpoint.ts";
import type { HttpSettings } from "./http-options.ts";
import { OvertakenRequest } from "./overtaken-request.ts";
import { type Reading, TextReading } from "./reading.ts";
import { type Asked, cut, type Refusal, rejection } from "./rejection.ts";
import { retryAfter } from "./retry-after.ts";
import { StreamFollower, type StreamOwner, type StreamTerms } from "./stream-follower.ts";

/** What an exchange needs of its link. */
export interface ExchangeHost {
  readonly endpoint: HttpEndpoint;
  readonly settings: HttpSettings;
  readonly streamTerms: StreamTerms;
  /** A response began; answers with why the session is over, if the response says so. */
  began(head: HttpHead): TransportError | undefined;
  /** A refusal says in words that the session is gone; answers with the error if there was one. */
  forgotten(): TransportError | undefined;
  /** Takes what came on the stream of an exchange, or as its answer: as it says, else by its id. */
  deliver(decoded: Decoded, exchange: HttpExchange, take?: () => void): void;
  /** Takes an exchange out of the table. */
  settled(exchange: HttpExchange): void;
  /** Tells the peer that an answer is not wanted any more, where a message tells it; false where none does. */
  withdraw(exchange: HttpExchange, reason: string | undefined): boolean;
  /** Requests that were given up, and may be heard of all the same. */
  readonly overtaken: Set<OvertakenRequest>;
  /** Nobody is there to take the request. */
  unreached(error: TransportError): void;
}

/** One request with its response: a POST, and GETs that come back to the stream where it was cut. */
export class HttpExchange implements Exchange, HttpObserver, StreamOwner, Questioned {
  readonly id: number;
  readonly method: string;
  /** Whether the request is on its way, and it is not known yet how the server takes it. */
  awaitsHead = false;
  readonly #host: ExchangeHost;
  readonly #asked: Asked;
  #observer: ExchangeObserver | undefined;
  #transfer: HttpTransfer | undefined;
  #reading: Reading | undefined;
  #stream: StreamFollower | undefined;
  #overtaken: OvertakenRequest | undefined;

  constructor(
    host: ExchangeHost,
    { id, method }: { readonly id: number; readonly method: string },
    observer: ExchangeObserver,
  ) {
    this.id = id;
    this.method = method;
    this.#host = host;
    this.#asked = { method: "POST", url: host.endpoint.shown };
    this.#observer = observer;
  }

  get isOver(): boolean {
    return this.#observer === undefined;
  }

  /** Whether the server may have the request. */
  get hasLeft(): boolean {
    return this.#transfer?.hasLeft === true;
  }

  /** Sends the request, unless it was given up before. */
  send(headers: HeaderFields, body: string): void {
    if (this.isOver) return;
    this.awaitsHead = true;
    this.#transfer = this.#host.endpoint.send({ method: "POST", headers, body }, this);
  }

  abandon(reason?: string): void {
    if (this.isOver) return;
    const { awaitsHead } = this;
    const transfer = this.#transfer;
    this.#settle();
    const isTold = transfer?.hasLeft === true && this.#host.withdraw(this, reason);
    if (isTold && awaitsHead) this.#waitForHead(transfer, reason);
    else this.#release();
  }

  /** Whether it can be told that the peer asks something on its behalf. */
  get hearsQuestions(): boolean {
    return this.#observer?.questionOpened !== undefined;
  }

  questionOpened(): void {
    this.#observer?.questionOpened?.();
  }

  questionClosed(): void {
    this.#observer?.questionClosed?.();
  }

  related(notification: JsonRpcNotification): void {
    this.#observer?.related(notification);
  }

  answered(answer: Answer): void {
    const observer = this.#settle();
    if (this.#stream === undefined) this.#release();
    else this.#stream.finish(this.#transfer);
    observer?.answered(answer);
  }

  lost(error: TransportError): void {
    const observer = this.#settle();
    this.#release();
    observer?.lost(error);
  }

  // --- the response ---

  head(head: HttpHead): void {
    if (this.#overtaken !== undefined) {
      this.#overtaken.head(head);
      return;
    }
    this.awaitsHead = false;
    const over = this.#host.began(head);
    if (over === undefined) this.#reading = this.#readingOf(head);
    else this.lost(over);
  }

  chunk(bytes: Uint8Array): void {
    try {
      this.#reading?.push(bytes);
    } catch (cause) {
      this.#giveUp(TransportError.from(cause));
    }
  }

  end(): void {
    this.#reading?.end();
  }

  failed(cause: unknown): void {
    // A socket that was used before may have been closed while the request was on its way.
    const retryAfter = this.awaitsHead ? 0 : undefined;
    this.awaitsHead = false;
    if (this.#overtaken !== undefined) this.#overtaken.end();
    else if (this.#stream !== undefined) this.#stream.failed(cause);
    else if (cause instanceof TransportError) this.#giveUp(cause);
    else this.#giveUp(cut(this.#asked, cause, retryAfter));
  }

  #readingOf(head: HttpHead): Reading {
    const { status } = head;
    const { maxMessageBytes } = this.#host.settings;
    const type = mediaType(head.header("content-type"));
    const coding = contentCoding(head);
    if (coding !== undefined) return this.#notRead(head, `its body is in ${coding}`);
    if (status < 200 || status > 299) {
      return new TextReading(maxMessageBytes, (text) => this.#rejected(head, text));
    }
    if (type === MediaType.Json)
      return new TextReading(maxMessageBytes, (text) => this.#read(text));
    if (type !== MediaType.EventStream) return this.#notRead(head, ofNoUse(type));
    this.#stream = new StreamFollower(this, this.#host.streamTerms);
    return this.#stream.read();
  }

  #notRead(head: HttpHead, told: string): Reading {
    this.#refused({ status: head.status, told, retryAfter: retryAfter(head) });
    return NOT_READ;
  }

  /** A whole body, which is the answer. */
  #read(text: string): void {
    const decoded = decodeMessage(text, this.#host.settings);
    // An error without an id is about the request whose response it is.
    if (decoded.kind === "error" && decoded.message.id === undefined) {
      const { message } = decoded;
      this.#host.deliver(decoded, this, () => this.answered(message));
      return;
    }
    this.#host.deliver(decoded, this);
    if (!this.isOver) this.#refused({ status: 200, told: "it holds no answer to the request" });
  }

  #rejected(head: HttpHead, text: string): void {
    const { status } = head;
    const location = head.header("location");
    const decoded = ASKS_WHO.has(status) ? undefined : decodeMessage(text, this.#host.settings);
    const isOurs = decoded?.kind === "error" && (decoded.message.id ?? this.id) === this.id;
    if (isOurs) {
      const { message } = decoded;
      this.#host.deliver(decoded, this, () => this.#failed(status, message));
    } else {
      const told = location === undefined ? text : `it moved to ${location}`;
      this.#refused({ status, told, retryAfter: retryAfter(head) });
    }
  }

  /** An error is the answer, unless it says that the session is gone. */
  #failed(status: number, message: JsonRpcError): void {
    const over = saysForgotten(status, message) ? this.#host.forgotten() : undefined;
    if (over !== undefined) this.lost(over);
    else this.answered({ ...message, httpStatus: status });
  }

  #refused(refusal: Refusal): void {
    this.lost(rejection(this.#asked, refusal));
  }

  // --- the stream, where the response is one ---

  message(text: string): void {
    this.#host.deliver(decodeMessage(text, this.#host.settings), this);
  }

  waiting(): void {
    this.#observer?.paused?.();
  }

  continuing(): void {
    this.#observer?.resumed?.();
  }

  began(head: HttpHead): TransportError | undefined {
    const over = this.#host.began(head);
    return over && delivered(over, over.code);
  }

  gone(error: TransportError): void {
    // Nobody to come back to is not nobody who took it.
    this.#giveUp(delivered(error, error.code === "unreachable" ? "lost" : error.code));
  }

  // --- the end ---

  /** No answer will be heard, though the peer may work on it: it is told so. */
  #giveUp(error: TransportError): void {
    if (this.isOver) return;
    if (error.undelivered && error.code === "unreachable") this.#host.unreached(error);
    this.lost(error);
    if (!error.undelivered) this.#host.withdraw(this, "The answer was lost");
  }

  #waitForHead(transfer: HttpTransfer, reason: string | undefined): void {
    const { overtaken, settings } = this.#host;
    this.#overtaken = new OvertakenRequest({
      transfer,
      clock: settings.clock,
      tellAgain: () => this.#host.withdraw(this, reason),
      over: (request) => overtaken.delete(request),
    });
    overtaken.add(this.#overtaken);
  }

  #settle(): ExchangeObserver | undefined {
    const observer = this.#observer;
    this.#observer = undefined;
    this.awaitsHead = false;
    if (observer !== undefined) this.#host.settled(this);
    return observer;
  }

  #release(): void {
    this.#transfer?.abort();
    this.#stream?.stop();
  }
}

/** What became of a stream is about a request that was delivered when it began. */
function delivered(cause: TransportError, code: TransportErrorCode): TransportError {
  const { message, status } = cause;
  return new TransportError(code, message, { cause, status });
}

/** Statuses by which a server asks who is there; what it says beside is no answer to the request. */
const ASKS_WHO: ReadonlySet<number> = new Set([401, 403, 407]);

/** Servers that do without 404 refuse so what names a session of before they were started. */
function saysForgotten(status: number, { id, error }: JsonRpcError): boolean {
  return status === 400 && id === undefined && /\bsession\b/i.test(error.message);
}

const NOT_READ: Reading = { push() {}, end() {} };

function ofNoUse(type: string): string {
  const what = type === "" ? "a response without a content type" : type;
  return `${what} is neither ${MediaType.Json} nor ${MediaType.EventStream}`;
}
