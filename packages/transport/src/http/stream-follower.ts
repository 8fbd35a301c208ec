import type { HeaderFields } from "@mcp-actors/protocol/http";
import { TransportError } from "../errors.ts";
import { EventReader } from "./event-reader.ts";
import type { HttpHead, HttpObserver, HttpTransfer } from "./http-client.ts";
import type { HttpEndpoint } from "./http-endpoint.ts";
import type { HttpSettings } from "./http-options.ts";
import { isEventStream } from "./is-event-stream.ts";
import { nextAttempt } from "./next-attempt.ts";
import type { Reading } from "./reading.ts";
import { type Asked, cut, rejection } from "./rejection.ts";

/** Whoever wants what a stream of events brings. */
export interface StreamOwner {
  message(text: string): void;
  /** The stream is waited for because the server asked for it. */
  waiting(): void;
  /** The stream is being read again; from where it was cut, or from now on alone. */
  continuing(isResumed: boolean): void;
  /** The server answers again; answers with why that ends everything, if it does. */
  began(head: HttpHead): TransportError | undefined;
  /** The stream is over, and nothing will bring it back. */
  gone(error: TransportError): void;
}

/** What a stream is followed with. */
export interface StreamTerms {
  readonly endpoint: HttpEndpoint;
  readonly settings: HttpSettings;
  /** The headers of a request that comes back to where the stream was. */
  readonly fields: (lastEventId: string | undefined) => HeaderFields;
  /** Whether a stream is resumed or lost; `anew` is a stream that is worth opening again from nothing. */
  readonly comesBack: "never" | "resumed" | "anew";
}

/** A response that lived so long is no failure, whatever it brought, in ms. */
const STEADY = 10_000;
/** How long a response may stay open when all was heard, in ms; one that ends by itself leaves its socket to the next. */
const END_GRACE = 1_000;

/** Follows one stream of events from response to response, coming back where it was cut. */
export class StreamFollower implements HttpObserver {
  readonly #owner: StreamOwner;
  readonly #terms: StreamTerms;
  readonly #events: EventReader;
  readonly #asked: Asked;
  #transfer: HttpTransfer | undefined;
  #reading: Reading | undefined;
  #timeout: unknown;
  #openedAt = 0;
  /** Attempts in a row that brought nothing new. */
  #fruitless = 0;
  #isResumed = false;
  #isOver = false;

  constructor(owner: StreamOwner, terms: StreamTerms) {
    this.#owner = owner;
    this.#terms = terms;
    this.#asked = { method: "Stream of", url: terms.endpoint.shown };
    this.#events = new EventReader(
      { message: (text) => owner.message(text), responseEnded: () => this.#cut(true) },
      terms.settings.maxMessageBytes,
    );
  }

  /** Reads a response that somebody else asked for as the stream's first. */
  read(): Reading {
    this.#openedAt = this.#terms.settings.clock.now();
    return this.#events.read();
  }

  /** Asks for the stream. */
  readonly open = (): void => {
    const { endpoint, fields } = this.#terms;
    const { lastEventId } = this.#events;
    const headers = fields(lastEventId);
    this.#isResumed = lastEventId !== undefined;
    this.#reading = undefined;
    this.#transfer = endpoint.send({ method: "GET", headers, isUrgent: true }, this);
  };

  /** Nothing more is awaited of the stream: it ends by itself, or is ended in a moment. */
  finish(transfer: HttpTransfer | undefined): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const { clock } = this.#terms.settings;
    clock.clearTimeout(this.#timeout);
    const open = this.#transfer ?? transfer;
    this.#timeout = clock.setTimeout(() => open?.abort(), END_GRACE);
    clock.unref?.(this.#timeout);
  }

  stop(): void {
    this.#isOver = true;
    this.#transfer?.abort();
    this.#terms.settings.clock.clearTimeout(this.#timeout);
  }

  /** The response was cut, and with it perhaps the stream. */
  failed(cause: unknown): void {
    this.#cut(false, cause);
  }

  head(head: HttpHead): void {
    const over = this.#owner.began(head);
    if (over !== undefined) this.#give(over);
    else if (isEventStream(head)) this.#continue();
    else this.#refused(head);
  }

  chunk(bytes: Uint8Array): void {
    try {
      this.#reading?.push(bytes);
    } catch (cause) {
      this.#give(TransportError.from(cause));
    }
  }

  end(): void {
    this.#reading?.end();
  }

  #continue(): void {
    this.#reading = this.read();
    this.#owner.continuing(this.#isResumed);
  }

  #refused(head: HttpHead): void {
    this.#transfer?.abort();
    const error = rejection(this.#asked, { status: head.status });
    if (TRANSIENT.has(head.status)) this.#comeBack(false, error);
    else this.#give(error);
  }

  #cut(isClean: boolean, cause: unknown = new Error("it ended without an answer")): void {
    if (this.#isOver) {
      this.stop();
      return;
    }
    this.#comeBack(isClean, cause instanceof TransportError ? cause : cut(this.#asked, cause));
  }

  #comeBack(isClean: boolean, error: TransportError): void {
    const { comesBack, settings } = this.#terms;
    const { lastEventId, retryDelay } = this.#events;
    this.#count();
    const isPatient = isClean && (comesBack === "anew" || retryDelay !== undefined);
    const isHopeless = this.#fruitless > settings.maxAttempts && !isPatient;
    const isLost = comesBack === "never" || (comesBack === "resumed" && lastEventId === undefined);
    if (isHopeless || isLost) {
      this.#give(error);
      return;
    }
    const { clock, random } = settings;
    const delay = nextAttempt({ retryDelay, fruitless: this.#fruitless, random });
    if (retryDelay !== undefined) this.#owner.waiting();
    this.#timeout = clock.setTimeout(this.open, delay);
  }

  /** Counts by what was brought: a stream that goes on is come back to for ever. */
  #count(): void {
    const { clock } = this.#terms.settings;
    const wasRead = this.#reading !== undefined || this.#transfer === undefined;
    const isSteady = wasRead && clock.now() - this.#openedAt >= STEADY;
    this.#fruitless = (wasRead && this.#events.hasAdvanced) || isSteady ? 0 : this.#fruitless + 1;
  }

  #give(error: TransportError): void {
    this.stop();
    this.#owner.gone(error);
  }
}

/** Statuses that a later attempt may not meet again. */
const TRANSIENT: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
