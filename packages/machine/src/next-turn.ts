/** What Node has for this, and browsers lack. */
interface Turns {
  readonly setImmediate?: (callback: () => void) => unknown;
}

/** Settles in the next turn of the event loop, after all that this one has begun. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const turns: { readonly setTimeout: unknown } & Turns = globalThis;
    if (turns.setImmediate === undefined) setTimeout(resolve, 0);
    else turns.setImmediate(resolve);
  });
}
