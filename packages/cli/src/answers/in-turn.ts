/** A function whose calls wait for those before them: a person answers one question at a time. */
export function inTurn<Args extends readonly unknown[], Value>(
  answer: (...args: Args) => Promise<Value>,
): (...args: Args) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (...args) => {
    const mine = last.then(() => answer(...args));
    last = mine.catch(() => {});
    return mine;
  };
}
