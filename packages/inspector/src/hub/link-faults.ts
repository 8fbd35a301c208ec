import { linkThrough } from "@mcp-actors/machine";
import { type Link, TransportError } from "@mcp-actors/transport";
import { Observable } from "@mcp-actors/transport/rxjs";
import { ExchangeFaults } from "./exchange-faults.ts";

/** What goes wrong with the links of a client, when somebody says so. */
export class LinkFaults {
  readonly exchanges = new ExchangeFaults("out");
  #link: Link | undefined;
  #lose: ((error: TransportError) => void) | undefined;

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
    return Object.assign(linkThrough([this.exchanges.middleware], link), { inbound$ });
  }

  /** The link is lost, as a wire that breaks; false where there is none. */
  drop(reason: string): boolean {
    const lose = this.#lose;
    lose?.(new TransportError("lost", reason));
    return lose !== undefined;
  }

  /** Nothing is read until a promise settles; false where the wire cannot wait. */
  hold(until: Promise<unknown>): boolean {
    if (this.#link?.hold === undefined) return false;
    this.#link.hold(until);
    return true;
  }
}
