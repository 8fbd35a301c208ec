/** What can be in a chain; all three belong to the chain. */
export interface Chained<Member extends Chained<Member>> {
  chain: Chain<Member> | undefined;
  previous: Member | undefined;
  next: Member | undefined;
}

/**
 * An order of arrival, which any member leaves, or enters anew as the last, in a few steps.
 *
 * A `Map` has an order too, but a key that leaves it and comes back leaves a hole each time, all of them in one
 * bucket, until half of the map is holes: beside ten thousand others it takes thousands of steps to find.
 */
export class Chain<Member extends Chained<Member>> {
  #first: Member | undefined = undefined;
  #last: Member | undefined = undefined;

  get first(): Member | undefined {
    return this.#first;
  }

  has(member: Member): boolean {
    return member.chain === this;
  }

  /** Makes it the last, whether it was in the chain before or not. */
  append(member: Member): void {
    this.remove(member);
    member.chain = this;
    member.previous = this.#last;
    if (this.#last === undefined) this.#first = member;
    else this.#last.next = member;
    this.#last = member;
  }

  /** Takes it out, if it is in. */
  remove(member: Member): void {
    if (!this.has(member)) return;
    const { previous, next } = member;
    if (previous === undefined) this.#first = next;
    else previous.next = next;
    if (next === undefined) this.#last = previous;
    else next.previous = previous;
    member.chain = member.previous = member.next = undefined;
  }
}
