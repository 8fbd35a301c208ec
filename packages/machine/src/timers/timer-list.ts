import type { ActorRefLike } from "xstate";

/** Hears when one of its timers runs out. */
export interface TimerOwner {
  expired(node: TimerNode): void;
  /** The actor whose timers they are, for whoever inspects. */
  readonly actor?: ActorRefLike | undefined;
}

/**
 * One timer of its owner, by name. Arming it allocates nothing: it is itself the entry in the list.
 *
 * Everything but owner and name belongs to the timers.
 */
export class TimerNode {
  readonly owner: TimerOwner;
  readonly name: string;
  due = 0;
  list: TimerList | undefined = undefined;
  previous: TimerNode | undefined = undefined;
  next: TimerNode | undefined = undefined;

  constructor(owner: TimerOwner, name: string) {
    this.owner = owner;
    this.name = name;
  }
}

/** The armed timers of one duration. All wait equally long, so the order of arming is the order of expiry. */
export class TimerList {
  #first: TimerNode | undefined = undefined;
  #last: TimerNode | undefined = undefined;

  get first(): TimerNode | undefined {
    return this.#first;
  }

  append(node: TimerNode): void {
    node.list = this;
    node.previous = this.#last;
    if (this.#last === undefined) this.#first = node;
    else this.#last.next = node;
    this.#last = node;
  }

  remove(node: TimerNode): void {
    if (node.previous === undefined) this.#first = node.next;
    else node.previous.next = node.next;
    if (node.next === undefined) this.#last = node.previous;
    else node.next.previous = node.previous;
    node.list = node.previous = node.next = undefined;
  }
}
