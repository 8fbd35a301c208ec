import { concerns, type Topic } from "./topic.ts";

/** Whoever shows what may change. */
export interface Follower {
  readonly topic: Topic;
  /** Whether it has yet to begin to read. */
  readonly unread: boolean;
  readAnew(): void;
}

/** Those who follow the changes of a server. */
export class Followers {
  readonly #all = new Set<Follower>();
  /** Called when others follow than before. */
  onChange: (() => void) | undefined;

  /** What is followed, in the order in which it began to be. */
  get topics(): readonly Topic[] {
    return Array.from(this.#all, ({ topic }) => topic);
  }

  add(follower: Follower): void {
    this.#all.add(follower);
    this.onChange?.();
  }

  remove(follower: Follower): void {
    if (this.#all.delete(follower)) this.onChange?.();
  }

  /** Something changed: those it concerns read it anew. */
  tell(change: Topic): void {
    this.#read((follower) => concerns(change, follower.topic));
  }

  /** Anything may have changed. */
  tellAll(isTold: (topic: Topic) => boolean = () => true): void {
    this.#read(({ topic }) => isTold(topic));
  }

  /** Something may have changed, of which nobody was told: whoever has read reads anew. */
  tellRead(): void {
    this.#read(({ unread }) => !unread);
  }

  /** Those who wait for their first moment wait no longer. */
  tellUnread(isTold: (topic: Topic) => boolean = () => true): void {
    this.#read(({ unread, topic }) => unread && isTold(topic));
  }

  #read(isTold: (follower: Follower) => boolean): void {
    for (const follower of [...this.#all]) if (isTold(follower)) follower.readAnew();
  }
}
