/** Which of many names begin and end within a time; of one that begins twice nothing is said. */
export class Lives {
  readonly #begun = new Set<string>();
  readonly #over = new Set<string>();
  readonly #doubtful = new Set<string>();

  begins(name: string): void {
    if (this.#begun.has(name)) this.#doubtful.add(name);
    else this.#begun.add(name);
  }

  ends(name: string): void {
    if (this.#begun.has(name)) this.#over.add(name);
  }

  /** Whether all there is of it is over. */
  areOver(name: string | undefined): boolean {
    return name !== undefined && this.#over.has(name) && !this.#doubtful.has(name);
  }
}
