import type { HttpHeadSeen, TransportError, WireTap } from "@mcp-actors/transport";
import type { HttpRecord, MessageRecord, RecordHead, WireRecord } from "../records/index.ts";
import { cutText, LONGEST_TEXT } from "../redact/cut-text.ts";
import { redactHeaders } from "../redact/redact-headers.ts";
import { ENVELOPE } from "./draft.ts";
import { printMessage, printShared, whatOf } from "./print-message.ts";
import type { Recorder } from "./recorder.ts";
import type { PrintedMessage } from "./shared-parts.ts";

/** Where records of one wire go. */
export interface WirePlace {
  readonly recorder: Recorder;
  readonly peer: string;
  /** Number of the wire in its process. */
  readonly wire: number;
  readonly channel: string;
  readonly address: string | undefined;
  readonly principal: string;
  /** Number of the action that is being done. */
  readonly acting: () => number | undefined;
  /** Whether anything is to be recorded now. */
  readonly isActive: () => boolean;
}

type Sent = Parameters<WireTap["sent"]>[0];
type Arrived = Parameters<WireTap["received"]>[0];

/** How a message passed. */
interface Passage {
  readonly exchange: string | undefined;
  readonly cause: number | undefined;
}

/** Makes records of what passes on one wire: messages at once, for whoever made them may change them. */
export class WireCapture implements WireTap {
  readonly #place: WirePlace;
  #isOpen = false;
  #isClosed = false;

  constructor(place: WirePlace) {
    this.#place = place;
    if (place.isActive()) this.#open();
  }

  /** Says once that it is there, as soon as anybody listens. */
  #open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    const { wire, channel, address, principal } = this.#place;
    this.#put((head) => ({
      kind: "wire",
      ...head,
      wire,
      what: "opened",
      channel,
      ...(address !== undefined && { address: cutText(address) }),
      principal: cutText(principal),
    }));
  }

  sent(message: Sent, exchange?: string): void {
    if (!this.#place.isActive()) return;
    this.#open();
    const { acting, recorder } = this.#place;
    try {
      const cause = acting() ?? recorder.passing.cause;
      recorder.passing.sent(message, this.#message(message, "out", { exchange, cause }));
    } catch (error) {
      recorder.fault(error);
    }
  }

  received(arrival: Arrived, exchange?: string): void {
    if (!this.#place.isActive()) return;
    this.#open();
    const { recorder } = this.#place;
    try {
      recorder.passing.handled();
      recorder.passing.cause = this.#arrived(arrival, exchange);
    } catch (error) {
      recorder.fault(error);
    }
  }

  handled(): void {
    this.#place.recorder.passing.handled();
  }

  passed({ direction, exchange, method, url, status, headers }: HttpHeadSeen): void {
    if (!this.#place.isActive()) return;
    this.#open();
    const { wire } = this.#place;
    this.#place.recorder.guard(() => {
      const shown = redactHeaders(headers);
      this.#put(
        (head): HttpRecord => ({
          kind: "wire",
          ...head,
          wire,
          what: "http",
          dir: direction,
          exchange,
          ...(method !== undefined && { verb: method }),
          ...(url !== undefined && { url: cutText(url) }),
          ...(status !== undefined && { status }),
          headers: shown,
        }),
      );
    });
  }

  closed(error?: TransportError): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    if (!this.#place.isActive()) return;
    const { wire, channel } = this.#place;
    this.#put((head) => ({
      kind: "wire",
      ...head,
      wire,
      what: "closed",
      channel,
      ...(error !== undefined && { problem: cutText(error.message) }),
    }));
  }

  #arrived(arrival: Arrived, exchange: string | undefined): number | undefined {
    if (arrival.kind === "departure") return undefined;
    if (arrival.kind === "unreadable") {
      const { wire } = this.#place;
      const { error, excerpt } = arrival;
      return this.#put((head) => ({
        kind: "wire",
        ...head,
        wire,
        what: "unreadable",
        dir: "in",
        problem: cutText(error.message),
        excerpt: cutText(excerpt),
      }));
    }
    if (arrival.kind === "batch") {
      let last: number | undefined;
      for (const member of arrival.members) last = this.#arrived(member, exchange) ?? last;
      return last;
    }
    const { message } = arrival;
    const seq = this.#message(message, "in", { exchange, cause: undefined });
    this.#place.recorder.passing.arrived(message);
    return seq;
  }

  #message(message: Sent, dir: MessageRecord["dir"], { exchange, cause }: Passage): number {
    const { wire, recorder, peer } = this.#place;
    const { text, size } = this.#printed(message);
    const entry = recorder.next("message", peer, 1);
    entry.said = text;
    entry.size = size;
    entry.weight = ENVELOPE + text.length;
    entry.wire = wire;
    entry.dir = dir;
    entry.what = whatOf(message);
    entry.id = "id" in message ? shownId(message.id) : undefined;
    entry.name = "method" in message ? shownName(message.method) : "";
    entry.exchange = exchange;
    entry.cause = cause ?? 0;
    recorder.press.parts.place(message, entry.seq);
    return entry.seq;
  }

  /** What both ends have in hand is printed once. */
  #printed(message: Sent): PrintedMessage {
    const { channel, recorder } = this.#place;
    return channel === "memory"
      ? printShared(message, recorder.press)
      : printMessage(message, recorder.press);
  }

  #put(finish: (head: RecordHead) => WireRecord): number {
    return this.#place.recorder.put(this.#place.peer, finish);
  }
}

/** As it is in the text of the message: it may be anything. */
function shownId(id: MessageRecord["id"]): MessageRecord["id"] {
  return typeof id === "string" ? cutText(id) : id;
}

/** Names are redacted when they are printed; until then a long one would be held whole. */
function shownName(name: string): string {
  return name.length > LONGEST_TEXT ? cutText(name) : name;
}
