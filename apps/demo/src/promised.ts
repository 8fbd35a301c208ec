import { isDeepStrictEqual } from "node:util";

/** Something that the story tells and that did not happen. */
export class BrokenPromise extends Error {
  override readonly name = "BrokenPromise";
}

/** Compares what happened with what the story tells; where they differ, the story ends there. */
export function promised(what: string, found: unknown, expected: unknown): void {
  if (isDeepStrictEqual(found, expected)) return;
  const [wanted, got] = [expected, found].map((value) => JSON.stringify(value));
  throw new BrokenPromise(`${what}: expected ${wanted}, found ${got}`);
}
