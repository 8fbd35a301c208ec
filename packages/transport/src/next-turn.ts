/** Settles in the next turn of the event loop, after all that this one has begun. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    // Node has it and browsers do not; there a timeout is the next best.
    const setNext: unknown = Reflect.get(globalThis, "setImmediate");
    if (typeof setNext === "function") Reflect.apply(setNext, undefined, [resolve]);
    else setTimeout(resolve, 0);
  });
}
