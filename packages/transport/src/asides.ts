import type { ExchangeObserver } from "./link.ts";

/** What an observer is told of its exchange beside messages and the loss. */
export type Asides = Pick<
  ExchangeObserver,
  "paused" | "resumed" | "questionOpened" | "questionClosed"
>;

/** The asides of an observer, for whoever stands before it; what it does not hear is missing here too. */
export function asidesOf(observer: Asides): Asides {
  return {
    ...(observer.paused && { paused: () => observer.paused?.() }),
    ...(observer.resumed && { resumed: () => observer.resumed?.() }),
    ...(observer.questionOpened && { questionOpened: () => observer.questionOpened?.() }),
    ...(observer.questionClosed && { questionClosed: () => observer.questionClosed?.() }),
  };
}
