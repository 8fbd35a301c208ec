/** How many in a row are worth a look; after them one of as many. */
const FEW = 4;
const MANY = 32;

/** How often in a row something was not as expected, where to look why costs more than it may spare. */
export class Misses {
  #count = 0;

  /** One more; whether it is worth a look. */
  add(): boolean {
    this.#count += 1;
    return this.#count <= FEW || this.#count % MANY === 0;
  }

  /** It was as expected. */
  end(): void {
    this.#count = 0;
  }
}
