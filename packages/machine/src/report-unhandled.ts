/** Throws an error in a task of its own: it reaches the host's handler and breaks nothing on the way. */
export function reportUnhandled(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}
