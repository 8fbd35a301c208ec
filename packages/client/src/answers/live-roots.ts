import { toWords } from "@mcp-actors/machine";
import { isRecord } from "@mcp-actors/protocol";
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

/** Throws where roots are neither a list of places nor a function that gives one. spec: client/roots */
export function checkRoots(roots: unknown): void {
  if (typeof roots === "function") return;
  if (!Array.isArray(roots)) {
    throw new TypeError(`Roots must be a list or a function, not ${toWords(roots)}`);
  }
  const wrong = wrongRootOf(roots);
  if (wrong === undefined) return;
  const root: unknown = roots[wrong.place];
  const what = isRecord(root) ? `one whose uri is ${toWords(root["uri"])}` : toWords(root);
  throw new TypeError(`${wrong.words}, not ${what}`);
}

/** The first of some roots that is no place, and what it should be. */
export function wrongRootOf(roots: readonly unknown[]) {
  const place = roots.findIndex((root) => !isPlace(root));
  if (place < 0) return undefined;
  return { place, words: `Root ${place + 1} must be { uri: "file:///…" }` };
}

/** spec: client/roots#root: its URI must be of a file, in every revision. */
function isPlace(root: unknown): boolean {
  if (!isRecord(root)) return false;
  const uri: unknown = root["uri"];
  return typeof uri === "string" && uri.startsWith("file://");
}
