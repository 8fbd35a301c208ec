import type { Readable, Subscribable } from "xstate";
import { toObserver } from "../inspection/to-observer.ts";

interface Selectable<Value> extends Subscribable<Value> {
  readonly getSnapshot: () => Value;
}

/** One part of an actor's snapshots, told of when it changes. */
export function selected<Value, Selected>(
  actor: Selectable<Value>,
  selector: (snapshot: Value) => Selected,
  equal: (a: Selected, b: Selected) => boolean,
): Readable<Selected> {
  return {
    get: () => selector(actor.getSnapshot()),
    subscribe: (listener) => {
      const observer = toObserver<Selected>(listener);
      let previous = selector(actor.getSnapshot());
      return actor.subscribe((snapshot) => {
        const next = selector(snapshot);
        if (equal(previous, next)) return;
        previous = next;
        observer.next?.(next);
      });
    },
  };
}
