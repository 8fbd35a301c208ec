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
  for (const [place, root] of roots.entries()) {
    const uri: unknown = isRecord(root) ? root["uri"] : undefined;
    if (typeof uri === "string" && uri.startsWith("file://")) continue;
    const what = isRecord(root) ? `one whose uri is ${toWords(uri)}` : toWords(root);
    throw new TypeError(`Root ${place + 1} must be { uri: "file:///…" }, not ${what}`);
  }
}
