import type { OutboundCall } from "./outbound-call.ts";

/** The calls in flight, in the order they left. Each holds its neighbours, so that coming and going takes no table. */
export class CallList {
  #first: OutboundCall | undefined;
  #last: OutboundCall | undefined;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** All there are now, whatever comes or goes while they are looked through. */
  all(): OutboundCall[] {
    const calls: OutboundCall[] = [];
    for (let call = this.#first; call !== undefined; call = call.next) calls.push(call);
    return calls;
  }

  add(call: OutboundCall): void {
    call.list = this;
    call.previous = this.#last;
    if (this.#last === undefined) this.#first = call;
    else this.#last.next = call;
    this.#last = call;
    this.#size += 1;
  }

  /** Takes a call out; false where it is not in the list. */
  delete(call: OutboundCall): boolean {
    if (call.list !== this) return false;
    const { previous, next } = call;
    if (previous === undefined) this.#first = next;
    else previous.next = next;
    if (next === undefined) this.#last = previous;
    else next.previous = previous;
    call.list = call.previous = call.next = undefined;
    this.#size -= 1;
    return true;
  }
}
