import { nearest } from "./nearest.ts";

/** The question that ends a sentence about an unknown word: `: did you mean tools?`; empty where nothing is near. */
export function didYouMean(word: string, names: readonly string[]): string {
  const name = nearest(word, names);
  return name === undefined ? "" : `: did you mean ${name}?`;
}
