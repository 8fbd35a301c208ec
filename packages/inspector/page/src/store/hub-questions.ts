import type { Json } from "@mcp-actors/inspector";

interface Asked {
  readonly resolve: (result: Json | undefined) => void;
  readonly reject: (error: Error) => void;
}

/** What a hub answers. */
export interface HubAnswer {
  readonly result?: Json | undefined;
  readonly error?: string;
}

/** What a viewer has asked its hub, until it is answered or the hub goes away. */
export class HubQuestions {
  readonly #asked = new Map<number, Asked>();
  #ids = 0;

  /** A question to put, by its id, and the promise of its answer. */
  ask(): { readonly id: number; readonly answer: Promise<Json | undefined> } {
    this.#ids += 1;
    const id = this.#ids;
    const answer = new Promise<Json | undefined>((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
    });
    return { id, answer };
  }

  answer(id: number, { result, error }: HubAnswer): void {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    if (error !== undefined) asked?.reject(new Error(error));
    else asked?.resolve(result);
  }

  /** Nobody will answer any more. */
  lose(why: string): void {
    for (const id of [...this.#asked.keys()]) this.answer(id, { error: why });
  }
}
