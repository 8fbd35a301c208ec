const SMALLEST = 4 * 1024;
const LARGEST_KEPT = 64 * 1024;

/**
 * Bytes that are gathered piece by piece and taken all at once.
 *
 * The room doubles when it is short, so gathering costs a small constant for
 * each byte, and memory stays below twice the bytes held however small the pieces.
 */
export class ByteBuffer {
  #bytes = new Uint8Array(0);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** The first of what was gathered, at most so many bytes. */
  first(most: number): Uint8Array {
    return this.#bytes.slice(0, Math.min(most, this.#length));
  }

  append(piece: Uint8Array): void {
    const length = this.#length + piece.length;
    if (length > this.#bytes.length) this.#grow(length);
    this.#bytes.set(piece, this.#length);
    this.#length = length;
  }

  /** What was gathered, as a view that the next `append` may overwrite; the buffer is empty afterwards. */
  take(): Uint8Array {
    const taken = this.#bytes.subarray(0, this.#length);
    this.#length = 0;
    // One long message must not hold its room for the life of the channel.
    if (this.#bytes.length > LARGEST_KEPT) this.#bytes = new Uint8Array(0);
    return taken;
  }

  #grow(length: number): void {
    const grown = new Uint8Array(Math.max(SMALLEST, length, 2 * this.#bytes.length));
    grown.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = grown;
  }
}
