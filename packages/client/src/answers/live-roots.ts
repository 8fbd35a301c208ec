import { toWords } from "@mcp-actors/transport";
import type { Answers } from "./answers.ts";
import { WrongAnswerError } from "./wrong-answer-error.ts";
import { checkedRoots } from "./wrong-root.ts";

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

/** Throws where roots are neither a list of places nor a function that gives one. spec: client/roots */
export function checkRoots(roots: unknown): void {
  if (typeof roots === "function") return;
  if (!Array.isArray(roots)) {
    throw new TypeError(`Roots must be a list or a function, not ${toWords(roots)}`);
  }
  try {
    checkedRoots(roots);
  } catch (error) {
    throw error instanceof WrongAnswerError ? error.cause : error;
  }
}
