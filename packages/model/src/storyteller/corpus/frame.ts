import type { Choice } from "./choice.ts";
import type { Scene } from "./scene.ts";
import { TIMES, WEATHER } from "./words.ts";

/** How a story begins. */
export function beginning(scene: Scene, choose: Choice): readonly string[] {
  const { name, He, he, his, kid, place, elsewhere, thing, look, aThing } = scene;
  const who = `a ${choose("little", "kind", "curious", "brave")} ${kid} named ${name}`;
  const happening = choose(
    `${name} walked to the ${place} with ${his} ${thing}.`,
    `${name} found ${aThing} under a tree.`,
    `${name} saw ${aThing} near the ${place}.`,
    `${name} took ${his} ${look} ${thing} to the ${place}.`,
  );
  return [
    choose(
      `Once upon a time, there was ${who}.`,
      `There once was ${who}.`,
      `Once there lived ${who} near the ${elsewhere}.`,
    ),
    choose(
      `${name} loved to play in the ${place}.`,
      `${He} lived near the ${place} with ${his} family.`,
      `Every day, ${name} went to the ${place}.`,
      `${name} had ${aThing} that ${he} loved very much.`,
    ),
    `${choose(...TIMES)}, ${happening}`,
    ...choose([choose(...WEATHER)], [choose(...WEATHER)], [choose(...WEATHER)], [], []),
  ];
}

/** How a story ends. */
export function ending({ name, animal }: Scene, choose: Choice): string {
  const habit = choose(
    "always helped others",
    "was never afraid",
    "shared everything",
    `visited the ${animal} every day`,
  );
  return choose(
    `From that day on, ${name} ${habit}.`,
    "And they all lived happily ever after.",
    `${name} went home with a big smile.`,
    `That night, ${name} dreamed about the ${animal}.`,
    `${name} learned that it is good to ${choose("share", "help", "be brave", "be kind", "try again")}.`,
  );
}
