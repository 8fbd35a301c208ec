import type { Sight } from "./sight.ts";
import type { Answers, FromStore, OpenSource, Question, ToStore } from "./store-message.ts";
import type { Wish } from "./wish.ts";

interface Asked {
  readonly resolve: (answer: Answers[keyof Answers]) => void;
  readonly reject: (error: Error) => void;
}

/** The page's end of its store, which is in a worker. */
export class StoreClient {
  readonly #worker = new Worker(new URL("./store-worker.ts", import.meta.url), { type: "module" });
  readonly #asked = new Map<number, Asked>();
  #ids = 0;
  #frame = 0;

  constructor(onSight: (change: Partial<Sight>) => void) {
    this.#worker.onmessage = ({ data }: MessageEvent<FromStore>) => {
      if (data.is === "sight") onSight(data.sight);
      else this.#settle(data);
    };
  }

  open(source: OpenSource): void {
    this.#say({ do: "open", source });
  }

  /** Wants to see something; of several wishes in one frame the last is told. */
  wish(wish: Wish): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#say({ do: "wish", wish }));
  }

  visible(isVisible: boolean): void {
    this.#say({ do: "visible", isVisible });
  }

  /** Asks the store something; rejects with why there is no answer. */
  async ask<Asks extends Question>(question: Asks): Promise<Answers[Asks["do"]]> {
    this.#ids += 1;
    const id = this.#ids;
    const answer = await new Promise<Answers[keyof Answers]>((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      this.#say({ id, ...question });
    });
    // What the store answers is of the kind that was asked for.
    return answer as Answers[Asks["do"]];
  }

  #settle(message: Exclude<FromStore, { is: "sight" }>): void {
    const asked = this.#asked.get(message.id);
    this.#asked.delete(message.id);
    if (asked === undefined) return;
    if (message.is === "failed") asked.reject(new Error(message.problem));
    else asked.resolve(message.answer);
  }

  #say(message: ToStore): void {
    this.#worker.postMessage(message);
  }
}
