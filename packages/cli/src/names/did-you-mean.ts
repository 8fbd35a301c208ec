import { meant } from "./meant.ts";

/** The question that ends a sentence about an unknown word: `: did you mean tools?`; empty where nothing is near. */
export function didYouMean(word: string, names: readonly string[]): string {
  const name = meant(word, names);
  return name === undefined ? "" : `: did you mean ${name}?`;
}
