import { toWords } from "@mcp-actors/machine";
import type { Answers } from "./answers.ts";

type Roots = NonNullable<Answers["roots"]>;

/** The places that a server may look at, as they are now. */
export class LiveRoots {
  #now: Answers["roots"];

  constructor(first: Answers["roots"]) {
    this.#now = first;
  }

  get now(): Answers["roots"] {
    return this.#now;
  }

  /** Throws where there were none to begin with: the server was told that it cannot ask. */
  set(roots: Roots): void {
    if (this.#now === undefined) {
      throw new TypeError("Roots cannot be set on a client that was connected without any");
    }
    checkRoots(roots);
    this.#now = roots;
  }
}

/** Throws where roots are neither a list nor a function that gives one. */
export function checkRoots(roots: unknown): void {
  if (typeof roots === "function" || Array.isArray(roots)) return;
  throw new TypeError(`Roots must be a list or a function, not ${toWords(roots)}`);
}
