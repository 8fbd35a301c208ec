/** Prints that the inspector gave up, where nobody else wants to know: in Node on stderr. */
export function printFault(error: unknown): void {
  console.error("Inspector disabled itself after too many faults, the last:", error);
}
