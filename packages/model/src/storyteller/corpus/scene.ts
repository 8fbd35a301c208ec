import type { Choice } from "./choice.ts";
import { ANIMALS, CHILDREN, type Child, FOODS, GLAD, LOOKS, PLACES, SAD, THINGS } from "./words.ts";

/** What a story is made of. */
export interface Scene extends Child {
  /** At the beginning of a sentence. */
  readonly He: string;
  readonly friend: string;
  readonly animal: string;
  /** The animal, not met before. */
  readonly anAnimal: string;
  readonly AnAnimal: string;
  readonly thing: string;
  readonly look: string;
  /** The thing as it looks, not seen before. */
  readonly aThing: string;
  readonly place: string;
  readonly elsewhere: string;
  readonly food: string;
  readonly sad: string;
  readonly glad: string;
}

/** Chooses who a story is about, and what comes up in it. */
export function drawScene(choose: Choice): Scene {
  const child = choose(...CHILDREN);
  const animal = choose(...ANIMALS);
  const thing = choose(...THINGS);
  const look = choose(...LOOKS);
  const place = choose(...PLACES);
  const anAnimal = `${article(animal)} ${animal}`;
  return {
    ...child,
    He: capital(child.he),
    friend: choose(...CHILDREN.map(({ name }) => name).filter((name) => name !== child.name)),
    animal,
    anAnimal,
    AnAnimal: capital(anAnimal),
    thing,
    look,
    aThing: `${article(look)} ${look} ${thing}`,
    place,
    elsewhere: choose(...PLACES.filter((other) => other !== place)),
    food: choose(...FOODS),
    sad: choose(...SAD),
    glad: choose(...GLAD),
  };
}

/** A word with its first letter as a capital. */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function article(word: string): "a" | "an" {
  return "aeiou".includes(word.charAt(0)) ? "an" : "a";
}
