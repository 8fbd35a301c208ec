import type { Clock } from "@mcp-actors/machine";
import { encodeFrame } from "./frame.ts";
import type { HubSocket } from "./hub-socket.ts";
import type { LineRing } from "./line-ring.ts";
import type { PaceMessage, PullMessage, ToViewerMessage } from "./messages.ts";

/** What may wait unsent, before a viewer is given a summary only. */
const MARK = 1024 * 1024;
/** What may wait at most for a viewer to be given everything again. */
const LOW = 256 * 1024;
/** Characters of records in one frame, about. */
const CHUNK = 128 * 1024;
/** How often a summary is given at most, in ms. */
const SUMMARY_INTERVAL = 250;
/** How many pulls may wait. */
export const MOST_PULLS = 64;

/**
 * Gives one viewer what is in the ring, as fast as it reads.
 *
 * It holds nothing itself but how far it is. A viewer that was at the newest record and then reads too slowly is given
 * a summary, and when it is back the newest again, with word of what it missed.
 */
export class ViewerOutbox {
  readonly #socket: HubSocket;
  readonly #ring: LineRing;
  readonly #clock: Clock;
  readonly #pulls: PullMessage[] = [];
  #next: number;
  #pace: PaceMessage["pace"] = "live";
  /** Whether it has had everything that there was. */
  #isLive = false;
  #isBehind = false;
  #summary: { readonly at: number; readonly last: number; readonly passed: number };
  #summaryWaits = false;
  #ticking: unknown;

  constructor(socket: HubSocket, ring: LineRing, options: { clock: Clock; from: number }) {
    this.#socket = socket;
    this.#ring = ring;
    this.#clock = options.clock;
    this.#next = options.from;
    this.#summary = this.#count();
  }

  say(message: ToViewerMessage, lines?: readonly string[]): void {
    this.#socket.send(encodeFrame(message, lines));
  }

  setPace(pace: PaceMessage["pace"]): void {
    this.#pace = pace;
    this.move();
  }

  /** False where too many wait. */
  pull(message: PullMessage): boolean {
    this.#pulls.push(message);
    this.move();
    return this.#pulls.length <= MOST_PULLS;
  }

  close(): void {
    this.#clock.clearTimeout(this.#ticking);
    this.#pulls.length = 0;
  }

  /** Sends what can be sent: called when there is news, and when something has left. */
  readonly move = (): void => {
    this.#answerPulls();
    if (this.#mayFollow()) this.#follow();
    else this.#tick();
  };

  #mayFollow(): boolean {
    const { buffered } = this.#socket;
    if (this.#pace === "summary") this.#isBehind = true;
    else if (this.#isBehind) this.#isBehind = buffered > LOW;
    else this.#isBehind = this.#isLive && buffered > MARK;
    return !this.#isBehind;
  }

  #follow(): void {
    const { last } = this.#ring;
    if (this.#ticking !== undefined) this.#catchUp(last);
    while (this.#next <= this.#ring.last) {
      if (this.#socket.buffered > MARK) return;
      this.#skipTo(this.#ring.first);
      const lines = this.#ring.read(this.#next, this.#ring.last, CHUNK);
      const frame = encodeFrame({ type: "records", first: this.#next }, lines);
      this.#next += lines.length;
      this.#socket.send(frame, this.move);
    }
    this.#isLive = true;
  }

  /** It was given a summary, and is back. */
  #catchUp(last: number): void {
    this.#clock.clearTimeout(this.#ticking);
    this.#ticking = undefined;
    this.#skipTo(last + 1);
  }

  #skipTo(next: number): void {
    if (next <= this.#next) return;
    this.say({ type: "missed", from: this.#next, to: next - 1 });
    this.#next = next;
  }

  #answerPulls(): void {
    for (let pull = this.#pulls[0]; pull !== undefined; pull = this.#pulls[0]) {
      if (this.#socket.buffered > MARK) return;
      this.#pulls.shift();
      const from = Math.max(pull.from, this.#ring.first);
      const lines = this.#ring.read(from, pull.to, CHUNK);
      const to = from + lines.length - 1;
      const done = lines.length === 0 || to >= Math.min(pull.to, this.#ring.last);
      if (!done) this.#pulls.push({ ...pull, from: to + 1 });
      const frame = encodeFrame({ type: "pulled", id: pull.id, from, to, done }, lines);
      this.#socket.send(frame, this.move);
    }
  }

  #tick(): void {
    if (this.#ticking === undefined) this.#summary = this.#count();
    else if (this.#clock.now() - this.#summary.at >= SUMMARY_INTERVAL) this.#summarize();
    this.#clock.clearTimeout(this.#ticking);
    this.#ticking = this.#clock.setTimeout(this.move, SUMMARY_INTERVAL);
    this.#clock.unref?.(this.#ticking);
  }

  /** One waits at most: they do not pile up where nobody reads. */
  #summarize(): void {
    if (this.#summaryWaits) return;
    const before = this.#summary;
    this.#summary = this.#count();
    const { last, passed, at } = this.#summary;
    const seconds = (at - before.at) / 1000;
    const rate = (last - before.last) / seconds;
    const characters = (passed - before.passed) / seconds;
    this.#summaryWaits = true;
    this.#socket.send(encodeFrame({ type: "summary", last, rate, characters }), () => {
      this.#summaryWaits = false;
    });
  }

  #count() {
    const { last, passed } = this.#ring;
    return { at: this.#clock.now(), last, passed };
  }
}
