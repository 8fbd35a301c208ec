import type { Socket } from "node:net";

/** How every head begins that comes ahead of a response. */
const INTERIM = "HTTP/1.1 1";
/** And that of one that nobody asked for. */
const CONTINUE = `${INTERIM}00`;
const END = "\r\n\r\n";
/** The last digit of the status that means to a client what 100 does here: that it is to wait. */
const PROCESSING = "2".charCodeAt(0);

/**
 * Reads `100 Continue` ahead of a response, which nobody asked for and undici takes for a fault, as `102 Processing`.
 *
 * RFC 9110, section 15.2: a client must take such a word, expected or not.
 */
export class InterimHeads {
  /** Whether what comes next may be one. */
  #isOpen = true;
  /** How much of one was read that says 100, as far as it was read. */
  #matched = 0;
  /** How much of the end was read of one that is known to be one. */
  #ended = 0;

  constructor(socket: Socket) {
    const push = socket.push.bind(socket);
    socket.push = (chunk: unknown, encoding?: BufferEncoding) => {
      if (this.#isOpen && chunk instanceof Uint8Array) this.#read(chunk);
      return push(chunk, encoding);
    };
  }

  /** Another response is awaited. */
  begin(): void {
    this.#isOpen = true;
    this.#matched = 0;
    this.#ended = 0;
  }

  #read(bytes: Uint8Array): void {
    for (let place = 0; this.#isOpen && place < bytes.length; place += 1) {
      if (this.#matched < CONTINUE.length) this.#match(bytes, place);
      else this.#skip(bytes[place]);
    }
  }

  #match(bytes: Uint8Array, place: number): void {
    const isSame = bytes[place] === CONTINUE.charCodeAt(this.#matched);
    if (!isSame && this.#matched < INTERIM.length) this.#isOpen = false;
    this.#matched = isSame ? this.#matched + 1 : CONTINUE.length;
    if (isSame && this.#matched === CONTINUE.length) bytes[place] = PROCESSING;
  }

  #skip(byte: number | undefined): void {
    if (byte === END.charCodeAt(this.#ended)) this.#ended += 1;
    else this.#ended = byte === END.charCodeAt(0) ? 1 : 0;
    if (this.#ended === END.length) this.begin();
  }
}
