import type { WantedCall } from "./chat.ts";
import { fieldOf, objectIn, textIn } from "./json.ts";
import { readArguments } from "./read-arguments.ts";

/** Tool calls that arrive in pieces, several of them interleaved. */
export class OpenAiCalls {
  readonly #begun: BegunCall[] = [];

  /** Takes the pieces of one chunk. */
  take(pieces: readonly unknown[]): void {
    for (const piece of pieces) {
      const part = objectIn(piece, "function");
      const name = textIn(part, "name");
      const call = this.#callOf(piece, name !== "");
      // Some endpoints say the name again with each piece.
      if (name !== call.name) call.name += name;
      call.text += textIn(part, "arguments");
    }
  }

  /** The calls, now that all of their pieces are there. */
  get wanted(): readonly WantedCall[] {
    return this.#begun.map(({ id, name, text }) => ({ id, name, args: readArguments(text) }));
  }

  /** The call that a piece belongs to; some endpoints give all calls one index, or neither index nor id. */
  #callOf(piece: unknown, isNamed: boolean): BegunCall {
    const id = textIn(piece, "id");
    const index = fieldOf(piece, "index");
    const isBare = index === undefined && id === "";
    const known = this.#begun.findLast(
      (call) => (index === undefined || call.index === index) && (id === "" || call.id === id),
    );
    if (known !== undefined && !(isBare && isNamed)) return known;
    const call = { index, id, name: "", text: "" };
    this.#begun.push(call);
    return call;
  }
}

interface BegunCall {
  readonly index: unknown;
  readonly id: string;
  name: string;
  /** The arguments so far, as JSON. */
  text: string;
}
