/** Settles in the next turn of the event loop, after all that this one has begun. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof globalThis.setImmediate === "function") globalThis.setImmediate(resolve);
    else setTimeout(resolve, 0);
  });
}
