import { TransportError } from "../errors.ts";
import { ByteBuffer } from "../framing/byte-buffer.ts";

/** How the body of one response is read. */
export interface Reading {
  /** Takes the next bytes; throws a `TransportError` past a limit. */
  push(bytes: Uint8Array): void;
  end(): void;
}

const decoder = new TextDecoder();

/** Reads a body whole. */
export class TextReading implements Reading {
  readonly #maxBytes: number;
  readonly #onText: (text: string) => void;
  /** Most bodies come in one piece, which needs no copy. */
  #first: Uint8Array | undefined;
  #bytes: ByteBuffer | undefined;
  #length = 0;

  /** @param maxBytes - Longest body that is read. */
  constructor(maxBytes: number, onText: (text: string) => void) {
    this.#maxBytes = maxBytes;
    this.#onText = onText;
  }

  push(bytes: Uint8Array): void {
    this.#length += bytes.length;
    if (this.#length > this.#maxBytes) {
      throw new TransportError("oversized", `Message is longer than ${this.#maxBytes} bytes`);
    }
    if (this.#bytes !== undefined) this.#bytes.append(bytes);
    else if (this.#first === undefined) this.#first = bytes;
    else this.#gather(this.#first, bytes);
  }

  end(): void {
    const bytes = this.#bytes?.take() ?? this.#first;
    this.#onText(decoder.decode(bytes));
  }

  #gather(first: Uint8Array, second: Uint8Array): void {
    this.#bytes = new ByteBuffer();
    this.#bytes.append(first);
    this.#bytes.append(second);
  }
}
