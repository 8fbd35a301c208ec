import type { Middleware } from "@mcp-actors/machine";
import {
  concat,
  delay,
  filter,
  mergeMap,
  NEVER,
  timer,
} from "@mcp-actors/transport/rxjs/operators";

/** Which way a message goes, as the end sees it. */
export type FaultDirection = "in" | "out";

/** What goes wrong with the exchanges of an end, when somebody says so. */
export class ExchangeFaults {
  readonly #asks: FaultDirection;
  readonly #answers: FaultDirection;
  #delay = 0;
  /** Messages that are to be lost, by their direction. */
  readonly #losses = { in: 0, out: 0 };

  /** @param asks - Which way requests go: `out` of a client, and `in` to a server. */
  constructor(asks: FaultDirection) {
    this.#asks = asks;
    this.#answers = asks === "out" ? "in" : "out";
  }

  /** From now on each request goes on so many ms later, and what comes back for it comes as much later; 0 ends it. */
  delay(ms: number): void {
    this.#delay = ms;
  }

  /** One message in a direction is lost. */
  lose(direction: FaultDirection): void {
    this.#losses[direction] += 1;
  }

  /** Passes every exchange, and touches none while nothing is to go wrong. */
  readonly middleware: Middleware = (exchange, next) => {
    if (this.#takeLoss(this.#asks)) return NEVER;
    const ms = this.#delay;
    const late$ = () =>
      timer(ms).pipe(
        mergeMap(() => next(exchange)),
        delay(ms),
      );
    const message$ = ms === 0 ? next(exchange) : late$();
    if (this.#losses[this.#answers] === 0) return message$;
    const heard$ = message$.pipe(filter(() => !this.#takeLoss(this.#answers)));
    // Where it was the answer, none comes.
    return concat(heard$, NEVER);
  };

  #takeLoss(direction: FaultDirection): boolean {
    if (this.#losses[direction] === 0) return false;
    this.#losses[direction] -= 1;
    return true;
  }
}
