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

/** The armed timers of one duration, in the order of expiry. All wait equally long, so that is mostly the order of arming. */
export class TimerList {
  /** How long they wait. */
  readonly ms: number;
  #first: TimerNode | undefined = undefined;
  #last: TimerNode | undefined = undefined;

  constructor(ms: number) {
    this.ms = ms;
  }

  get first(): TimerNode | undefined {
    return this.#first;
  }

  insert(node: TimerNode): void {
    let previous = this.#last;
    // Only one that counts from an earlier moment goes before others.
    while (previous !== undefined && previous.due > node.due) previous = previous.previous;
    const next = previous === undefined ? this.#first : previous.next;
    node.list = this;
    node.previous = previous;
    node.next = next;
    if (previous === undefined) this.#first = node;
    else previous.next = node;
    if (next === undefined) this.#last = node;
    else next.previous = node;
  }

  remove(node: TimerNode): void {
    if (node.previous === undefined) this.#first = node.next;
    else node.previous.next = node.next;
    if (node.next === undefined) this.#last = node.previous;
    else node.next.previous = node.previous;
    node.list = node.previous = node.next = undefined;
  }
}
