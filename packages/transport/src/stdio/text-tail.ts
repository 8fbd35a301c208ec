/** The end of a text that arrives in pieces, at most `limit` UTF-16 units of it. */
export class TextTail {
  readonly #limit: number;
  #text = "";

  constructor(limit: number) {
    this.#limit = limit;
  }

  append(piece: string): void {
    this.#text = (this.#text + piece).slice(-this.#limit);
  }

  toString(): string {
    return this.#text;
  }
}
