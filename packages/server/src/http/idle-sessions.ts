import { TimerNode } from "@mcp-actors/machine";
import { Chain } from "./chain.ts";
import { Idleness } from "./idleness.ts";
import type { StreamTimers } from "./request-timers.ts";
import type { SessionChannel } from "./session-channel.ts";

/** How many are told of in one turn: each takes a while, for which requests wait. */
const A_TURN = 64;

/** When an idle session is told of, and to whom. */
export interface IdleSessionsOptions {
  readonly timers: StreamTimers;
  /** How long a session may be idle, in ms. */
  readonly restAfter: number;
  /** Called with a session that was idle for so long, and is no more among the idle. */
  readonly onLong: (session: SessionChannel) => void;
}

/** The sessions in which nothing is open, each with the clock of its rest. */
export class IdleSessions {
  readonly #options: IdleSessionsOptions;
  /** The idlest first, and so those that are due before all others. */
  readonly #chain = new Chain<Idleness>();
  /** Armed while some that are due have to wait. */
  readonly #turn: TimerNode;
  #room = A_TURN;

  constructor(options: IdleSessionsOptions) {
    this.#options = options;
    this.#turn = new TimerNode({ expired: () => this.#nextTurn() }, "turn");
  }

  /** Nothing is open in a session any more; where nothing was before, it goes on being idle. */
  add(session: SessionChannel): void {
    session.idleness ??= new Idleness(session, this.#tell);
    const { idleness } = session;
    if (this.#chain.has(idleness)) return;
    idleness.isLong = false;
    this.#chain.append(idleness);
    this.#options.timers.arm(idleness.clock, this.#options.restAfter);
  }

  /** Something begins in a session, or it is in use no more. */
  remove({ idleness }: SessionChannel): void {
    if (idleness === undefined || !this.#chain.has(idleness)) return;
    this.#options.timers.disarm(idleness.clock);
    this.#chain.remove(idleness);
  }

  /** The idlest of some sessions; undefined where none of them is idle. */
  idlest(isOne: (session: SessionChannel) => boolean): SessionChannel | undefined {
    let place = this.#chain.first;
    while (place !== undefined && !isOne(place.session)) place = place.next;
    return place?.session;
  }

  #nextTurn(): void {
    this.#room = A_TURN;
    this.#tell();
  }

  readonly #tell = (): void => {
    const { timers, onLong } = this.#options;
    while (this.#chain.first?.isLong === true) {
      if (this.#room === 0) {
        timers.arm(this.#turn, 0);
        return;
      }
      this.#room -= 1;
      const { session } = this.#chain.first;
      this.remove(session);
      onLong(session);
    }
  };
}
