/** Which of many names begin and end within a time; of one that begins twice nothing is said. */
export class Lives<Name> {
  readonly #stages = new Map<Name, Stage>();

  begins(name: Name): void {
    this.#stages.set(name, this.#stages.has(name) ? "doubtful" : "begun");
  }

  ends(name: Name): void {
    if (this.#stages.get(name) === "begun") this.#stages.set(name, "over");
  }

  /** Whether all there is of it is over. */
  areOver(name: Name): boolean {
    return this.#stages.get(name) === "over";
  }
}

type Stage = "begun" | "over" | "doubtful";
