/** Runs a function that is not ours; what it throws, or what its promise rejects with, is handed on. */
export function contain(work: () => unknown, failed: (error: unknown) => void): void {
  try {
    const result = work();
    if (isThenable(result)) result.then(undefined, failed);
  } catch (error) {
    failed(error);
  }
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return (
    typeof value === "object" &&
    value !== null &&
    "then" in value &&
    typeof value.then === "function"
  );
}
