import { linkThrough, type Middleware } from "@mcp-actors/machine";
import { type Link, TransportError } from "@mcp-actors/transport";
import { concat, delay, filter, mergeMap, NEVER, Observable, timer } from "rxjs";

/** What goes wrong with the links of an end, when somebody says so. */
export class LinkFaults {
  #link: Link | undefined;
  #lose: ((error: TransportError) => void) | undefined;
  #delay = 0;
  /** Messages that are to be lost, by their direction. */
  readonly #losses = { in: 0, out: 0 };

  /** The link to use in place of one, with the faults in it. */
  through(link: Link): Link {
    this.#link = link;
    const inbound$: Link["inbound$"] = new Observable((subscriber) => {
      const reading = link.inbound$.subscribe(subscriber);
      const lose = (error: TransportError) => subscriber.error(error);
      this.#lose = lose;
      return () => {
        if (this.#lose === lose) this.#lose = undefined;
        reading.unsubscribe();
      };
    });
    return Object.assign(linkThrough([this.#faulty], link), { inbound$ });
  }

  /** The link is lost, as a wire that breaks; false where there is none. */
  drop(reason: string): boolean {
    const lose = this.#lose;
    lose?.(new TransportError("lost", reason));
    return lose !== undefined;
  }

  /** Nothing is read for so many ms; false where the wire cannot wait. */
  stall(ms: number): boolean {
    if (this.#link?.hold === undefined) return false;
    this.#link.hold(new Promise((resolve) => setTimeout(resolve, ms)));
    return true;
  }

  /** From now on each request leaves so many ms later, and what comes back for it is heard as much later; 0 ends it. */
  delay(ms: number): void {
    this.#delay = ms;
  }

  /** One message in a direction is lost. */
  lose(direction: "in" | "out"): void {
    this.#losses[direction] += 1;
  }

  readonly #faulty: Middleware = (exchange, next) => {
    if (this.#takeLoss("out")) return NEVER;
    const ms = this.#delay;
    const late$ = () =>
      timer(ms).pipe(
        mergeMap(() => next(exchange)),
        delay(ms),
      );
    const message$ = ms === 0 ? next(exchange) : late$();
    if (this.#losses.in === 0) return message$;
    const heard$ = message$.pipe(filter(() => !this.#takeLoss("in")));
    // Where it was the answer, none comes.
    return concat(heard$, NEVER);
  };

  #takeLoss(direction: "in" | "out"): boolean {
    if (this.#losses[direction] === 0) return false;
    this.#losses[direction] -= 1;
    return true;
  }
}
