/** Hears what a function that is not ours threw, or what its promise rejected with. Never throws itself. */
export type Failed = (error: unknown) => void;

/**
 * Calls a function that is not ours, and hands on what goes wrong with it.
 *
 * The answer is there only if the function works on, and settles when it is
 * done. It never rejects.
 *
 * @param owner - Whose method the function is, if it is one.
 */
export function contain<Argument>(
  work: (argument: Argument) => unknown,
  argument: Argument,
  failed: Failed,
  owner?: object,
): Promise<void> | undefined {
  try {
    const result = work.call(owner, argument);
    return isThenable(result) ? Promise.resolve(result).then(ignore, failed) : undefined;
  } catch (error) {
    failed(error);
    return undefined;
  }
}

/** Whether a value is a promise, ours or anybody's. */
export function isThenable(value: unknown): value is PromiseLike<unknown> {
  return (
    typeof value === "object" &&
    value !== null &&
    "then" in value &&
    typeof value.then === "function"
  );
}

function ignore(): void {}
