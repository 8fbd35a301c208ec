import { digest } from "../json/digest.ts";
import type { Question } from "./question.ts";

/** Names the questions of one run, the same in every run that asks them in the same order. */
export class QuestionKeys {
  readonly #seen = new Map<string, number>();

  /** The question's own key, else a digest of it; with an ordinal among equals, and where it ends like one. */
  next({ key, request }: Pick<Question<unknown>, "key" | "request">): string {
    const name = key ?? digest([request.method, request.params]);
    const ordinal = (this.#seen.get(name) ?? 0) + 1;
    this.#seen.set(name, ordinal);
    return ordinal === 1 && !/#\d+$/.test(name) ? name : `${name}#${ordinal}`;
  }
}
