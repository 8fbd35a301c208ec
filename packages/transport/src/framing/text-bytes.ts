const encoder = new TextEncoder();

/** The UTF-8 bytes of a text that arrives in pieces; a surrogate pair may be cut between two of them. */
export class TextBytes {
  #half = "";

  encode(piece: string): Uint8Array {
    const text = this.#half + piece;
    const whole = endsInHalf(text) ? text.length - 1 : text.length;
    this.#half = text.slice(whole);
    return encoder.encode(text.slice(0, whole));
  }
}

function endsInHalf(text: string): boolean {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last <= 0xdbff;
}
