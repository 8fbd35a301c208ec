import type { Dialect, Result } from "@mcp-actors/protocol";
import { TimerNode, type TimerOwner } from "../timers/timers.ts";
import { EmbeddedQuestion } from "./embedded-question.ts";
import type { PeerContext } from "./peer-context.ts";

/** Pause before a first round that asks nothing is repeated, in ms; doubled each time. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 30_000;

/** A round that is over: what was asked, in which dialect, and the answers by their keys. */
export interface Answered {
  readonly dialect: Dialect;
  readonly asked: Result;
  readonly answers: ReadonlyMap<string, Result>;
}

/** The call that a round belongs to. */
interface RoundOwner {
  /** Every question is answered: the next exchange may go. */
  resume(answered: Answered): void;
  cancel(reason: string, cause?: unknown): void;
}

/** The questions of one answer, put to whoever answers the peer, all at once. */
export class InputRound implements TimerOwner {
  readonly #owner: RoundOwner;
  readonly #peer: PeerContext;
  readonly #dialect: Dialect;
  readonly #asked: Result;
  readonly #questions = new Map<string, EmbeddedQuestion>();
  #open = 0;
  #pause: TimerNode | undefined;

  constructor(owner: RoundOwner, peer: PeerContext, asked: Result) {
    this.#owner = owner;
    this.#peer = peer;
    // The link may be another when the answers are there.
    this.#dialect = peer.link.dialect;
    this.#asked = asked;
  }

  /** @param round - How many rounds of the call this one makes. */
  start(round: number): void {
    const { slots } = this.#peer;
    const requests = this.#dialect.questions(this.#asked);
    if (requests.size > slots.room) {
      this.refused(
        `Peer asks ${requests.size} questions at once, and there is room for ${slots.room}`,
      );
      return;
    }
    if (requests.size === 0) this.#wait(round);
    for (const [key, request] of requests) {
      this.#questions.set(key, new EmbeddedQuestion(this, request, this.#peer));
    }
    this.#open = requests.size;
    // One that was refused on the spot has withdrawn those behind it.
    for (const question of this.#questions.values()) if (!question.over) question.put();
  }

  answered(): void {
    this.#open -= 1;
    if (this.#open === 0) this.#resume();
  }

  refused(reason: string, cause?: unknown): void {
    this.#owner.cancel(reason, cause);
  }

  /** The call is over. */
  withdraw(reason: string): void {
    if (this.#pause !== undefined) this.#peer.timers.disarm(this.#pause);
    // Backwards, for the last wait, and each that runs gives its place to the first that waits.
    for (const question of [...this.#questions.values()].reverse()) question.withdraw(reason);
  }

  /** The pause is over. */
  expired(): void {
    this.#resume();
  }

  /** spec: basic/patterns/mrtr: a peer that asks nothing sheds load, and wants the call again later. */
  #wait(round: number): void {
    this.#pause = new TimerNode(this, "pause");
    this.#peer.timers.arm(this.#pause, Math.min(FIRST_PAUSE * 2 ** (round - 1), LONGEST_PAUSE));
  }

  #resume(): void {
    const answers = new Map<string, Result>();
    for (const [key, { result }] of this.#questions) {
      if (result !== undefined) answers.set(key, result);
    }
    this.#owner.resume({ dialect: this.#dialect, asked: this.#asked, answers });
  }
}
