import type { WantedCall } from "./chat.ts";
import { fieldOf, objectIn, parseObject, textIn } from "./json.ts";

/** Tool calls that arrive in pieces, several of them interleaved. */
export class OpenAiCalls {
  readonly #begun = new Map<number, BegunCall>();

  /** Takes the pieces of one chunk. */
  take(pieces: readonly unknown[]): void {
    for (const piece of pieces) {
      const index = Number(fieldOf(piece, "index") ?? this.#begun.size);
      const { id = "", name = "", text = "" } = this.#begun.get(index) ?? {};
      const part = objectIn(piece, "function");
      this.#begun.set(index, {
        id: textIn(piece, "id") || id,
        name: name + textIn(part, "name"),
        text: text + textIn(part, "arguments"),
      });
    }
  }

  /** The calls, now that all of their pieces are there. */
  get wanted(): readonly WantedCall[] {
    return [...this.#begun.values()].map(({ id, name, text }) => ({
      id,
      name,
      args: text === "" ? {} : parseObject(text),
    }));
  }
}

interface BegunCall {
  readonly id: string;
  readonly name: string;
  /** The arguments so far, as JSON. */
  readonly text: string;
}
