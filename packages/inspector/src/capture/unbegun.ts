import type { ActorRefLike } from "xstate";
import { parentOf } from "./actor-track.ts";
import type { SeenSnapshot } from "./snap-of.ts";

/**
 * Children that were made and have not begun.
 *
 * XState makes the actor of a state that is left within the same step, and never begins it; of its end it says nothing.
 */
export class Unbegun {
  readonly #children = new Set<ActorRefLike>();

  made(child: ActorRefLike): void {
    if (parentOf(child) !== undefined) this.#children.add(child);
  }

  begins(child: ActorRefLike): void {
    if (this.#children.size > 0) this.#children.delete(child);
  }

  /** Takes those out that their parent has no more, as its snapshot says: they never begin. */
  *takeDropped(parent: ActorRefLike, snapshot: SeenSnapshot): Iterable<ActorRefLike> {
    const kept = snapshot.status === "active" ? Object.values(snapshot.children ?? {}) : [];
    for (const child of this.#children) {
      if (parentOf(child) !== parent || kept.includes(child)) continue;
      this.#children.delete(child);
      yield child;
    }
  }

  clear(): void {
    this.#children.clear();
  }
}
